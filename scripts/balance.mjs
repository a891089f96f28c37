/**
 * `npm run balance`: bots and programs play every game; prints a table of their scores and earnings. Exits
 * with 1 when the games are out of balance.
 *   -- --rounds=<number>  rounds per player and field, 400 by default
 *   -- --game=<id>         only this game
 *   -- --search=<number>  first searches the fixed lists again by so many changes (600 take half an hour)
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/failure.mjs');
const { runGameTool } = await import('./lib/run-game-tool.mjs');

await runMain(() => runGameTool('balance.main.ts', process.argv.slice(2)));

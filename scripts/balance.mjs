/**
 * `npm run balance`: bots of three skills play every game; prints a table of their scores and earnings. Exits
 * with 1 when the games are out of balance.
 *   -- --rounds=<number>  rounds per skill and field, 400 by default
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/failure.mjs');
const { runGameTool } = await import('./lib/run-game-tool.mjs');

await runMain(() => runGameTool('balance.main.ts', process.argv.slice(2)));

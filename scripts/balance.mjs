/**
 * `npm run balance`: bots of three skills play every game, and a table says what they score and earn. Ends with 1 when
 * the games are out of balance.
 *   -- --rounds=<number>  rounds of each skill on each field, 400 unless told
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/failure.mjs');
const { runGameTool } = await import('./lib/run-game-tool.mjs');

await runMain(() => runGameTool('balance.main.ts', process.argv.slice(2)));

/**
 * `npm run record-round -- <game> --player <skill> --field <field>`: adds a round to a game's golden file.
 * The tool itself is game-scenes/tools/record-round.ts; without arguments it prints its usage.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runMain } = await import('./lib/failure.mjs');
const { runGameTool } = await import('./lib/run-game-tool.mjs');

await runMain(() => runGameTool('record-round.main.ts', process.argv.slice(2)));

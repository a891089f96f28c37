/**
 * `npm run rebuild-boards`: recomputes the leaderboards from the verified rounds; `-- --check` only compares.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('rebuild-boards');

/** `npm run rebuild-boards`: counts the boards again from the proven rounds; with `-- --check` it only compares them. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('rebuild-boards');

/** `npm run prune-logs`: deletes round logs that are no longer needed; docs/operations.md lists which. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('prune-logs');

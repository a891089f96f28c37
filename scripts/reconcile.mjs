/**
 * `npm run reconcile`: compares every balance, ledger line, round and record with the others, by a snapshot that needs
 * no pause of the server. Ends with 1 when something does not agree.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('reconcile');

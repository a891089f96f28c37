/**
 * `npm run reconcile`: cross-checks every balance, ledger line, round and record on a snapshot; the server
 * may keep running. Exits with 1 on a mismatch.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('reconcile');

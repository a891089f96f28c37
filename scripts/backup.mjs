/**
 * `npm run backup [file]`: writes a consistent snapshot of the database to a file; the server may keep
 * running.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('backup');

/** `npm run restore <file>`: fills an empty SQLite or MySQL database from a backup, all or nothing. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('restore');

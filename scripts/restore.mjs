/** `npm run restore <file>`: fills an empty database of either kind from a backup, all of it or nothing. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('restore');

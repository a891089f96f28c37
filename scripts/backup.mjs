/** `npm run backup [file]`: writes one consistent snapshot of the database into a file, beside a running server as well. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('backup');

/** `npm run repair-clock`: sets right what a clock that was ahead has left; with `-- --check` it only says what that is. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('repair-clock');

/**
 * `npm run repair-clock`: repairs timestamps written while the clock was ahead; `-- --check` only lists them.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('repair-clock');

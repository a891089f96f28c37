/** `npm run sweep-pictures`: removes pictures that no member has; docs/operations.md says which. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('sweep-pictures');

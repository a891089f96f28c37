/** `npm run rebuild-daily-stats`: recomputes the daily stats of the admin overview. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('rebuild-daily-stats');

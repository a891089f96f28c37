/** `npm run rebuild-daily-stats`: counts what the overview of admins adds up per day again. */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('rebuild-daily-stats');

/**
 * `npm run reset-password <Alien ID>`: gives somebody who has lost their password a one-time one, the site's owner as
 * well. On SQLite the server has to be stopped first.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('reset-password');

/**
 * `npm run reset-password <Alien ID>`: sets a one-time password for an account whose password is lost, also
 * for the site owner. On SQLite, stop the server first.
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runBuiltCommand } = await import('./lib/run-built-command.mjs');
await runBuiltCommand('reset-password');

/**
 * `npm run faults`: kills the server during play, payments and purchases, restarts it on the same data, and
 * checks that every confirmed result is still there and nothing happened twice.
 *   --kills=50        kills of each database's server
 *   --seed=1          seed for the choices of the players and the kills
 *   --only=<database> sqlite or mariadb
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may need a newer Node.js.
const { runMain } = await import('./lib/failure.mjs');
const { runFaultsCommand } = await import('./test-run/faults-command.mjs');
await runMain(() => runFaultsCommand(process.argv.slice(2)));

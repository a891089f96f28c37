/**
 * `npm run faults`: kills the server in the middle of play, payment and purchases, starts it again on the same data, and looks
 * whether everything that was answered still stands and nothing happened twice.
 *   --kills=50        how often each database's server is killed
 *   --seed=1          other choices of players and kills
 *   --only=<database> sqlite or mariadb
 */
import { requireNode } from './lib/node-version.mjs';

requireNode();
// Imported after the check: these files may use what an older Node.js does not have.
const { runMain } = await import('./lib/failure.mjs');
const { runFaultsCommand } = await import('./test-run/faults-command.mjs');
await runMain(() => runFaultsCommand(process.argv.slice(2)));

import { fileURLToPath } from 'node:url';
import { startDatabaseServer } from './database-server.mjs';

const SCRIPT = fileURLToPath(new URL('real-mysql.sh', import.meta.url));

/**
 * Starts a real MySQL server with an empty database; the first time, its packages are downloaded and
 * unpacked.
 * @param {string} directory empty or missing folder for all its files
 * @returns {Promise<import('./database-server.mjs').RunningServer>}
 * @throws {import('../lib/failure.mjs').Failure} with the server's log
 */
export function startRealMysql(directory) {
  return startDatabaseServer('MySQL', directory, ({ port, firstSql }) => [
    'bash',
    SCRIPT,
    directory,
    String(port),
    firstSql,
  ]);
}

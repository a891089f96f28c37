/**
 * Starts a MariaDB server for tests. As a command it runs until it is stopped: `node
 * scripts/servers/mariadb.mjs`.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure, runMain } from '../lib/failure.mjs';
import { endOnStopSignal, runTool } from '../lib/processes.mjs';
import { fastTemporaryDirectory } from '../lib/temporary.mjs';
import { makeAuthority, makeServerCertificate } from './certificates.mjs';
import { startDatabaseServer } from './database-server.mjs';

/**
 * Starts a server with an empty database, or with what a killed server left in the folder. It offers TLS as localhost;
 * `authorityPath` is the certificate of the authority that signed its certificate, `strangerPath` that of an unrelated
 * authority.
 * @param {string} directory empty or missing folder for all its files, or that of a killed server
 * @returns {Promise<import('./database-server.mjs').RunningServer & { authorityPath: string, strangerPath: string }>}
 * @throws {Failure} with the server's log
 */
export async function startMariadb(directory) {
  const data = join(directory, 'data');
  if (!existsSync(data)) await makeSystemTables(directory, data);
  const authority = await makeAuthority(directory, 'authority');
  const stranger = await makeAuthority(directory, 'stranger');
  const certificate = await makeServerCertificate(directory, authority);
  const server = await startDatabaseServer('MariaDB', directory, ({ port, firstSql, log }) => [
    'mariadbd',
    '--no-defaults',
    ...asRoot(),
    `--datadir=${data}`,
    `--init-file=${firstSql}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    `--socket=${join(directory, 'server.sock')}`,
    `--pid-file=${join(directory, 'server.pid')}`,
    `--log-error=${log}`,
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--innodb-buffer-pool-size=128M',
    '--innodb-log-file-size=32M',
    // Test data does not have to survive a power failure.
    '--innodb-flush-log-at-trx-commit=2',
    `--ssl-cert=${certificate.path}`,
    `--ssl-key=${certificate.keyPath}`,
  ]);
  return { ...server, authorityPath: authority.path, strangerPath: stranger.path };
}

/**
 * @param {string} directory
 * @param {string} data
 */
async function makeSystemTables(directory, data) {
  mkdirSync(directory, { recursive: true });
  const result = await runTool('mariadb-install-db', [
    '--no-defaults',
    ...asRoot(),
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
  ]);
  if (result.code !== 0) throw new Failure('MariaDB could not create its system tables.', result.output);
}

/** MariaDB runs as root only with an explicit --user. */
function asRoot() {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}

async function main() {
  const directory = mkdtempSync(join(fastTemporaryDirectory(), 'alien-squad-mariadb-'));
  endOnStopSignal(() => rmSync(directory, { recursive: true, force: true }));
  const { url } = await startMariadb(directory);
  console.log(`MariaDB runs until Ctrl-C. For the API tests: TEST_DATABASE_URL=${url}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runMain(main);

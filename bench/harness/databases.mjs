import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { startMariadb } from '../../scripts/servers/mariadb.mjs';
import { processorTimeOf } from './processes.mjs';
import { numbers } from './site.mjs';

/** A realistic buffer pool for a site with a million members. */
const BUFFER_POOL_BYTES = 2 ** 31;
const ROWS_AT_ONCE = 50_000;

/** @param {string} path of a compiled file of the server */
export const built = (path) => import(fromRoot('backend', 'dist', path));

const { createApp } = await built('app/app.js');
const { loadConfig } = await built('platform/config/config.js');
const { Database } = await built('platform/database/database.js');
const { UnitOfWork } = await built('platform/database/unit-of-work.js');
const { createLog } = await built('platform/log/log.js');

/**
 * `newUrl` creates an empty database, and `timeOf` returns the processor time in ms of some work, in this
 * process and in the database server, for each of its `count` steps.
 * @typedef {{
 *   name: string,
 *   newUrl: (name: string) => Promise<string>,
 *   timeOf: (work: () => Promise<unknown>, count: number) => Promise<number>,
 * }} Engine
 * @typedef {import('./measures.mjs').Measure} Measure
 * @typedef {Awaited<ReturnType<typeof openApp>>} OpenApp
 */

/**
 * Measures something on SQLite and on a MariaDB that it starts.
 * @param {(engine: Engine) => Promise<Measure[]>} measure
 * @returns {Promise<Measure[]>}
 */
export async function onBothDatabases(measure) {
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-bench-'));
  process.env.DATA_DIR = folder;
  const mariadb = await startMariadb(join(folder, 'server'));
  const onSqlite = {
    name: 'SQLite',
    newUrl: async (/** @type {string} */ name) => `sqlite:${join(folder, `${name}.sqlite`)}`,
    timeOf: async (work, count) => (await ownTime(work)) / count,
  };
  const onMariadb = {
    name: 'MariaDB',
    newUrl: (/** @type {string} */ name) => createMariadb(mariadb.url, name),
    timeOf: async (work, count) => {
      let ownMs = 0;
      const serverMs = await processorTimeOf(mariadb.pid, async () => (ownMs = await ownTime(work)));
      return (ownMs + serverMs) / count;
    },
  };
  try {
    return [...(await measure(onSqlite)), ...(await measure(onMariadb))];
  } finally {
    await mariadb.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ownTime(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function createMariadb(serverUrl, name) {
  const connection = await createConnection(serverUrl);
  await connection.query(`SET GLOBAL innodb_buffer_pool_size = ${BUFFER_POOL_BYTES}`);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  await connection.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/**
 * Starts the server's services in this process, without listening.
 * @param {string} url of an empty database
 */
export async function openApp(url) {
  const settings = { DATABASE_URL: url, LOG_LEVEL: 'error', PORT: '0', INGEST: 'off' };
  const config = loadConfig({ ...process.env, ...settings });
  const app = await createApp({ config, log: createLog(config.logLevel), pagesFolder: config.dataFolder });
  await app.init();
  const part = (service) => app.get(service, { strict: false });
  const run = (work) => part(UnitOfWork).run(work);
  const isServer = config.database.kind === 'mysql';
  // MariaDB limits recursion to a thousand by default.
  const deep = isServer ? `SET STATEMENT max_recursive_iterations = ${ROWS_AT_ONCE} FOR ` : '';
  return {
    part,
    run,
    database: part(Database),
    /** Inserts a row for each number `n` from `first` on. */
    fill: async (
      /** @type {string} */ into,
      /** @type {string} */ values,
      /** @type {number} */ count,
      first = 0,
    ) => {
      for (let start = first; start < first + count; start += ROWS_AT_ONCE) {
        const some = numbers(start, Math.min(first + count, start + ROWS_AT_ONCE));
        await run((tx) => tx.execute(`${deep}INSERT INTO ${into} ${some} SELECT ${values} FROM numbers`));
      }
    },
    /** Updates the table statistics, which a server in use has. */
    analyze: async (/** @type {string} */ tables) => {
      if (isServer) await part(Database).query(`ANALYZE TABLE ${tables}`);
    },
    close: () => app.close(),
  };
}

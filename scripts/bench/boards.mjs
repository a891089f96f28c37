import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { startMariadb } from '../servers/mariadb.mjs';
import { median } from './figures.mjs';

const FEW = 10_000;
const MANY = 1_000_000;
const TURNS = 15;
const MOST_TIMES_OF_FEW = 3;
const LEAST_TIMES_OF_WINDOW = 500;

const VERDICTS = 10_000;
const MOST_TIMES_WITH_BOARDS = 1.5;

/** As much memory as somebody with a million members gives their database. */
const BUFFER_POOL_BYTES = 2 ** 31;

/** @typedef {{ first: number, around: number, recent: number, own: number }} Looks what each took, in ms */

/** Pages and places on a board of a million members, and what keeping boards costs a verdict, on both databases. */
export async function measureBoards() {
  const folder = mkdtempSync(join(tmpdir(), 'alien-squad-bench-'));
  const mariadb = await startMariadb(join(folder, 'server'));
  try {
    const sqlite = (/** @type {string} */ name) => `sqlite:${join(folder, `${name}.sqlite`)}`;
    const databases = await mariadbDatabases(mariadb.url, ['few', 'many', 'verdicts']);
    return [
      ...(await measureLooks('SQLite', folder, sqlite('few'), sqlite('many'))),
      ...(await measureLooks('MariaDB', folder, databases.few, databases.many)),
      await measureVerdicts('SQLite', folder, sqlite('verdicts')),
      await measureVerdicts('MariaDB', folder, databases.verdicts),
    ];
  } finally {
    await mariadb.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} name
 * @param {string} dataFolder
 * @param {string} small
 * @param {string} large
 * @returns {Promise<import('./run-bench.mjs').Measure[]>}
 */
async function measureLooks(name, dataFolder, small, large) {
  /** @type {{ small: Looks, large: Looks, window: number }[]} */
  const turns = await runChild('boards-child.mjs', [FEW, MANY, TURNS], {
    DATA_DIR: dataFolder,
    SMALL_DATABASE_URL: small,
    LARGE_DATABASE_URL: large,
  });
  const page = (/** @type {Looks} */ { around }) => around;
  const screen = (/** @type {Looks} */ { first, own }) => first + own;
  return [
    comparedToFew(`A page around a member, with their rank, on ${name}`, turns, page),
    comparedToFew(`The first page and Your Stats on ${name}`, turns, screen),
    comparedToFew(`The first page by last play on ${name}`, turns, ({ recent }) => recent),
    comparedToWindow(`A page around a member, with their rank, on ${name}`, turns, page),
  ];
}

/**
 * @param {string} what
 * @param {{ small: Looks, large: Looks }[]} turns
 * @param {(looks: Looks) => number} msOf
 */
function comparedToFew(what, turns, msOf) {
  const times = median(turns.map(({ small, large }) => msOf(large) / msOf(small)));
  const [few, many] = [turns.map(({ small }) => msOf(small)), turns.map(({ large }) => msOf(large))].map(
    median,
  );
  return {
    what: `${what}, at 1,000,000 members against 10,000, median of ${TURNS} turns`,
    measured: `${times.toFixed(2)}× (${many.toFixed(2)} ms to ${few.toFixed(2)} ms)`,
    promised: `at most ${MOST_TIMES_OF_FEW}×`,
    isKept: times <= MOST_TIMES_OF_FEW,
  };
}

/**
 * @param {string} what
 * @param {{ large: Looks, window: number }[]} turns
 * @param {(looks: Looks) => number} msOf
 */
function comparedToWindow(what, turns, msOf) {
  const times = median(turns.map(({ large, window }) => window / msOf(large)));
  const windowMs = median(turns.map(({ window }) => window));
  return {
    what: `${what}, against a window function over the same 1,000,000 rows`,
    measured: `${Math.round(times)}× faster (${windowMs.toFixed(0)} ms for the window function)`,
    promised: `at least ${LEAST_TIMES_OF_WINDOW}× faster`,
    isKept: times >= LEAST_TIMES_OF_WINDOW,
  };
}

/**
 * @param {string} name
 * @param {string} dataFolder
 * @param {string} databaseUrl
 * @returns {Promise<import('./run-bench.mjs').Measure>}
 */
async function measureVerdicts(name, dataFolder, databaseUrl) {
  /** @type {{ withMs: number, withoutMs: number, improved: number }} */
  const { withMs, withoutMs, improved } = await runChild('board-verdicts-child.mjs', [VERDICTS], {
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
  });
  const times = withMs / withoutMs;
  return {
    what:
      `Keeping boards, per verdict without its replay on ${name}: ${VERDICTS.toLocaleString('en')} of which ` +
      `${((100 * improved) / VERDICTS).toFixed(1)} % improve a best`,
    measured: `${times.toFixed(2)}× (${withMs.toFixed(2)} ms to ${withoutMs.toFixed(2)} ms without boards)`,
    promised: `at most ${MOST_TIMES_WITH_BOARDS}×`,
    isKept: times <= MOST_TIMES_WITH_BOARDS,
  };
}

/**
 * Runs a part of this benchmark in a process of its own; gives what it prints.
 * @param {string} file
 * @param {number[]} args
 * @param {Record<string, string>} settings
 */
async function runChild(file, args, settings) {
  const { code, output } = await runTool(
    process.execPath,
    [fromRoot('scripts', 'bench', file), ...args.map(String)],
    {
      env: { ...process.env, NODE_ENV: 'production', ...settings },
    },
  );
  if (code !== 0) throw new Failure('The boards could not be measured.', output);
  return JSON.parse(output);
}

/**
 * Makes empty databases on a server, with room in its memory.
 * @param {string} url
 * @param {string[]} names
 * @returns {Promise<Record<string, string>>} their addresses by name
 */
async function mariadbDatabases(url, names) {
  const requireFromBackend = createRequire(fromRoot('backend', 'package.json'));
  const connection = await requireFromBackend('mysql2/promise').createConnection(url);
  await connection.query(`SET GLOBAL innodb_buffer_pool_size = ${BUFFER_POOL_BYTES}`);
  const addresses = await Promise.all(
    names.map(async (name) => {
      await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
      return [name, Object.assign(new URL(url), { pathname: `/${name}` }).href];
    }),
  );
  await connection.end();
  return Object.fromEntries(addresses);
}

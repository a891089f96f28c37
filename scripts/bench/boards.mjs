import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';
import { fastTemporaryDirectory } from '../lib/temporary.mjs';
import { startMariadb } from '../servers/mariadb.mjs';
import { median } from './figures.mjs';

/** Verdicts are measured on the small board. */
const DATABASES = ['few', 'many'];

const FEW = 10_000;
const MANY = 1_000_000;
const TURNS = 9;
const MAX_TIMES_OF_FEW = 3;
const MIN_TIMES_OF_WINDOW = 500;

const VERDICTS = 10_000;
const MAX_TIMES_WITH_BOARDS = 1.5;

/** A realistic buffer pool for a site with a million members. */
const BUFFER_POOL_BYTES = 2 ** 31;

/**
 * @typedef {Record<'first' | 'around' | 'recent' | 'own' | 'rank', number>} Looks processor time of each
 *   read, in ms
 */
/** @typedef {{ small: Looks, large: Looks, window: number, rankByWindow: number }} Turn */

/** @typedef {{ name: string, addresses: Record<string, string>, settings: Record<string, string> }} Engine */

/**
 * Measures pages and ranks on a board of a million members, and the cost of boards per verdict, on both
 * databases.
 */
export async function measureBoards() {
  const folder = mkdtempSync(join(fastTemporaryDirectory(), 'alien-squad-bench-'));
  const mariadb = await startMariadb(join(folder, 'server'));
  try {
    const addressOf = (/** @type {string} */ name) => `sqlite:${join(folder, `${name}.sqlite`)}`;
    const addresses = Object.fromEntries(DATABASES.map((name) => [name, addressOf(name)]));
    const settings = { DATA_DIR: folder };
    const engines = [
      { name: 'SQLite', addresses, settings },
      {
        name: 'MariaDB',
        addresses: await mariadbDatabases(mariadb.url),
        settings: { ...settings, DATABASE_PID: String(mariadb.pid) },
      },
    ];
    const measures = [];
    for (const engine of engines)
      measures.push(...(await measureLooks(engine)), await measureVerdicts(engine));
    return measures;
  } finally {
    await mariadb.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Engine} engine
 * @returns {Promise<import('./run-bench.mjs').Measure[]>}
 */
async function measureLooks({ name, addresses, settings }) {
  /** @type {Turn[]} */
  const turns = await runChild('boards-child.mjs', [FEW, MANY, TURNS], {
    ...settings,
    SMALL_DATABASE_URL: addresses.few,
    LARGE_DATABASE_URL: addresses.many,
  });
  const page = (/** @type {Looks} */ { around }) => around;
  const screen = (/** @type {Looks} */ { first, own }) => first + own;
  return [
    comparedToFew(`a page around a member, with their rank, on ${name}`, turns, page),
    comparedToFew(`the own rank on ${name}`, turns, ({ rank }) => rank),
    comparedToFew(`the first page and Your Stats on ${name}`, turns, screen),
    comparedToFew(`the first page by last play on ${name}`, turns, ({ recent }) => recent),
    comparedToWindow(
      `a page around a member, with their rank, on ${name}`,
      turns.map(({ large, window }) => ({ ms: large.around, windowMs: window })),
    ),
    comparedToWindow(
      `the own rank on ${name}`,
      turns.map(({ large, rankByWindow }) => ({ ms: large.rank, windowMs: rankByWindow })),
    ),
  ];
}

/**
 * @param {string} what
 * @param {Turn[]} turns
 * @param {(looks: Looks) => number} msOf
 */
function comparedToFew(what, turns, msOf) {
  const times = median(turns.map(({ small, large }) => msOf(large) / msOf(small)));
  const [few, many] = [turns.map(({ small }) => msOf(small)), turns.map(({ large }) => msOf(large))].map(
    median,
  );
  return {
    what: `Processor time of ${what}, at 1,000,000 members against 10,000, median of ${TURNS} turns`,
    measured: `${times.toFixed(2)}× (${many.toFixed(2)} ms to ${few.toFixed(2)} ms)`,
    promised: `at most ${MAX_TIMES_OF_FEW}×`,
    isKept: times <= MAX_TIMES_OF_FEW,
  };
}

/**
 * @param {string} what
 * @param {{ ms: number, windowMs: number }[]} turns
 */
function comparedToWindow(what, turns) {
  const times = median(turns.map(({ ms, windowMs }) => windowMs / ms));
  const [ours, theirs] = [turns.map(({ ms }) => ms), turns.map(({ windowMs }) => windowMs)].map(median);
  return {
    what: `Processor time of ${what}, against a window function that gives the same of the same 1,000,000 rows, median of ${TURNS} turns`,
    measured: `${Math.round(times)}× less (${ours.toFixed(2)} ms to ${theirs.toFixed(0)} ms)`,
    promised: `at least ${MIN_TIMES_OF_WINDOW}× less`,
    isKept: times >= MIN_TIMES_OF_WINDOW,
  };
}

/**
 * @param {Engine} engine
 * @returns {Promise<import('./run-bench.mjs').Measure>}
 */
async function measureVerdicts({ name, addresses, settings }) {
  /** @type {{ withMs: number, withoutMs: number, improved: number }} */
  const { withMs, withoutMs, improved } = await runChild('board-verdicts-child.mjs', [FEW, VERDICTS], {
    ...settings,
    DATABASE_URL: addresses.few,
  });
  const times = withMs / withoutMs;
  return {
    what:
      `Processor time of a verdict without its replay, with boards and without, on ${name}: ${VERDICTS.toLocaleString('en')} of which ` +
      `${((100 * improved) / VERDICTS).toFixed(1)} % improve a best`,
    measured: `${times.toFixed(2)}× (${withMs.toFixed(2)} ms to ${withoutMs.toFixed(2)} ms)`,
    promised: `at most ${MAX_TIMES_WITH_BOARDS}×`,
    isKept: times <= MAX_TIMES_WITH_BOARDS,
  };
}

/**
 * Runs a part of this benchmark in its own process and returns its output.
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
 * Creates the empty databases on a server with a larger buffer pool.
 * @param {string} url
 * @returns {Promise<Record<string, string>>} their addresses by name
 */
async function mariadbDatabases(url) {
  const requireFromBackend = createRequire(fromRoot('backend', 'package.json'));
  const connection = await requireFromBackend('mysql2/promise').createConnection(url);
  await connection.query(`SET GLOBAL innodb_buffer_pool_size = ${BUFFER_POOL_BYTES}`);
  const addresses = await Promise.all(
    DATABASES.map(async (name) => {
      await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
      return [name, Object.assign(new URL(url), { pathname: `/${name}` }).href];
    }),
  );
  await connection.end();
  return Object.fromEntries(addresses);
}

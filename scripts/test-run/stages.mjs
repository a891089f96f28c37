/** The LIST of the stages of `npm test` and `npm run test:full`, in the order in which they are started and reported. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { ensureBuilt } from '../lib/prepare.mjs';
import { runMutation } from '../mutation/run-mutation.mjs';
import { startMariadb } from '../servers/mariadb.mjs';
import { startRealMysql } from '../servers/real-mysql.mjs';
import { runEngines } from './engines.mjs';
import { runFaults } from './faults.mjs';
import { NODE_VERSIONS, runOnNode } from './node-versions.mjs';
import { runNodes } from './nodes.mjs';
import { runCheck, runJest, runNodeTests, runPlaywright } from './tools.mjs';

/**
 * @typedef {import('./tools.mjs').StageResult} StageResult
 * @typedef {{ temporary: string }} StageContext `temporary` is a folder that is deleted after the run
 * @typedef {{
 *   name: string,
 *   title: string,
 *   after?: string[],
 *   needs?: string[],
 *   isAlone?: boolean,
 *   isFull?: boolean,
 *   run: (context: StageContext) => Promise<StageResult>,
 * }} Stage `after`: earlier stages that must end first, because they write files that this one uses too;
 *   `needs`: names of REQUIREMENTS; `isAlone`: nothing else runs meanwhile; `isFull`: a stage of
 *   `npm run test:full` instead of `npm test`
 */

const bin = (/** @type {string[]} */ ...parts) => fromRoot('node_modules', ...parts);
const CACHE = fromRoot('node_modules', '.cache');

/** Makes stress tests run at full size. */
const WHOLE = { TEST_STRESS: 'whole' };

/** @type {Stage[]} */
export const STAGES = [
  {
    name: 'types',
    title: 'Types (tsc)',
    run: () => runCheck([bin('typescript', 'bin', 'tsc'), '-b', '--pretty', 'false']),
  },
  {
    // The longest stages first: started late, they would run alone at the end.
    name: 'api-sqlite',
    title: 'API on SQLite',
    run: () => runJest('backend'),
  },
  {
    name: 'build',
    title: 'Build',
    after: ['types'],
    run: () => runCheck([fromRoot('scripts', 'build.mjs')]),
  },
  {
    name: 'lint',
    title: 'Lint (ESLint)',
    after: ['types'],
    run: () =>
      runCheck([
        ...[bin('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0', '--concurrency', 'auto'],
        ...['--cache', '--cache-strategy', 'content', '--cache-location', join(CACHE, 'eslint', '/')],
      ]),
  },
  {
    name: 'api-mariadb',
    title: 'API on MariaDB, files marked @mariadb',
    needs: ['mariadb'],
    run: (context) => runApiOn(startMariadb, 'mariadb', context, {}, filesForMariadb()),
  },
  { name: 'site', title: 'Site', run: () => runJest('frontend') },
  { name: 'games', title: 'Games', run: () => runJest('game-scenes') },
  {
    name: 'format',
    title: 'Format (Prettier)',
    run: () =>
      runCheck([
        ...[bin('prettier', 'bin', 'prettier.cjs'), '--check', '.'],
        ...['--cache', '--cache-strategy', 'content'],
      ]),
  },
  {
    name: 'unused',
    title: 'Unused code and packages (knip)',
    run: () => runCheck([bin('knip', 'bin', 'knip.js'), '--no-progress']),
  },
  {
    name: 'generated',
    title: 'Generated files are up to date',
    after: ['build'],
    run: () => runCheck([fromRoot('scripts', 'generate.mjs'), '--check']),
  },
  {
    name: 'repository',
    title: 'The repository as a whole',
    after: ['build'],
    run: () => runNodeTests(['scripts', 'test'].flatMap(testFilesIn)),
  },
  {
    name: 'faults',
    title: 'A kill of the server during play and payments, on SQLite and MariaDB',
    after: ['build'],
    needs: ['mariadb'],
    run: runFaults,
  },
  {
    name: 'journeys',
    title: 'Journeys in the browser (Chromium)',
    needs: ['chromium', 'fonts'],
    // Chromium uses both cores, so stages next to it would time out.
    isAlone: true,
    run: () => runPlaywright(['journeys', 'journeys-phone']),
  },
  {
    name: 'browser',
    title: 'Every screen, state and size in the browser (Chromium)',
    needs: ['chromium', 'fonts'],
    isFull: true,
    isAlone: true,
    run: () => runPlaywright(['release', 'desktop', 'phone'], { env: WHOLE }),
  },
  {
    name: 'engines',
    title: 'Rules and journeys in Firefox and WebKit',
    isFull: true,
    isAlone: true,
    run: runEngines,
  },
  {
    name: 'storms',
    title: 'API on SQLite, whole stress runs',
    isFull: true,
    run: () => runJest('backend', { env: WHOLE }),
  },
  {
    name: 'storms-games',
    title: 'Games, whole stress runs',
    isFull: true,
    run: () => runJest('game-scenes', { env: WHOLE }),
  },
  {
    name: 'storms-mariadb',
    title: 'API on MariaDB, all files and whole stress runs',
    needs: ['mariadb'],
    isFull: true,
    run: (context) => runApiOn(startMariadb, 'mariadb', context, WHOLE),
  },
  {
    name: 'storms-mysql',
    title: 'API on MySQL, all files and whole stress runs',
    isFull: true,
    run: (context) => runApiOn(startRealMysql, 'mysql', context, WHOLE),
  },
  {
    name: 'kills',
    title: 'Many kills of the server during play and payments, on SQLite and MariaDB',
    needs: ['mariadb'],
    isFull: true,
    run: (context) => runFaults({ ...context, isFull: true }),
  },
  {
    name: 'nodes',
    title: 'Three nodes behind nginx, with Redis and MariaDB',
    needs: ['mariadb', 'redis', 'nginx'],
    isFull: true,
    run: runNodes,
  },
  {
    name: 'live',
    title: 'Livestream from encoder to picture, on one and on two nodes',
    needs: ['ffmpeg', 'chromium', 'mariadb', 'redis', 'nginx'],
    isFull: true,
    run: async () => {
      await ensureBuilt();
      return runNodeTests(testFilesIn(join('test', 'live')));
    },
  },
  ...NODE_VERSIONS.map((version) => ({
    name: `node-${version.split('.', 1)}`,
    title: `Install, build and tests on Node.js ${version}`,
    isFull: true,
    // Each of them runs stages in parallel itself.
    isAlone: true,
    run: () => runOnNode(version),
  })),
  {
    name: 'mutation',
    title: 'Mutation tests of rules, ledger, store and rounds (Stryker)',
    isFull: true,
    isAlone: true,
    run: runMutation,
  },
];

/**
 * Returns the variables that tell the tests the address of the database server and, with TLS, the right and a
 * wrong authority.
 */
function environmentOf({ url, authorityPath = '', strangerPath = '' }) {
  return { TEST_DATABASE_URL: url, TEST_DATABASE_CA: authorityPath, TEST_DATABASE_WRONG_CA: strangerPath };
}

/**
 * Runs API tests against a server that is started for them.
 * @param {(directory: string) => Promise<import('../servers/database-server.mjs').RunningServer>} start
 * @param {string} name
 * @param {StageContext} context
 * @param {NodeJS.ProcessEnv} env further settings of the tests
 * @param {string[]} [files] all by default
 * @returns {Promise<StageResult>}
 */
async function runApiOn(start, name, { temporary }, env, files = []) {
  const server = await start(join(temporary, name));
  try {
    return await runJest('backend', { env: { ...environmentOf(server), ...env }, files });
  } finally {
    await server.stop();
  }
}

/**
 * Returns the API test files whose outcome depends on the database: those with a comment that begins with
 * `@mariadb`.
 * @returns {string[]}
 */
export function filesForMariadb() {
  const folder = fromRoot('backend', 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((path) => readFileSync(path, 'utf8').includes('/** @mariadb'));
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function testFilesIn(folder) {
  return readdirSync(fromRoot(folder))
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => join(folder, name));
}

/** The LIST of the stages of `npm test`, in the order in which they are started and reported. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES, enginePath } from '../lib/engines.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { runMutation } from '../mutation/run-mutation.mjs';
import { startMariadb } from '../servers/mariadb.mjs';
import { startRealMysql } from '../servers/real-mysql.mjs';
import { runFaults } from './faults.mjs';
import { NODE_VERSIONS, runOnNode } from './node-versions.mjs';
import { runNodes } from './nodes.mjs';
import { runCheck, runJest, runNodeTests, runPlaywright } from './tools.mjs';

/**
 * @typedef {import('./tools.mjs').StageResult} StageResult
 * @typedef {{ temporary: string, isFull?: boolean }} StageContext `temporary` is a folder that is deleted
 *   after the run; `isFull`: with --full
 * @typedef {{
 *   name: string,
 *   title: string,
 *   after?: string[],
 *   needs?: string[],
 *   isAlone?: boolean,
 *   isFullOnly?: boolean,
 *   run: (context: StageContext) => Promise<StageResult>,
 * }} Stage `after`: earlier stages that must end first, because they write files that this one uses too;
 *   `needs`: names of REQUIREMENTS; `isAlone`: nothing else runs meanwhile; `isFullOnly`: with --full only
 */

const bin = (/** @type {string[]} */ ...parts) => fromRoot('node_modules', ...parts);

/** Makes stress tests run at full size, as only `npm run test:full` does. */
const FULL_STRESS = { TEST_STRESS: 'whole' };

/** Returns the same for a stage of every run, if this is a full run. */
const stressOf = (/** @type {StageContext} */ { isFull }) => (isFull ? FULL_STRESS : {});

/** @type {Stage[]} */
export const STAGES = [
  {
    name: 'types',
    title: 'Types (tsc)',
    run: () => runCheck([bin('typescript', 'bin', 'tsc'), '-b', '--pretty', 'false']),
  },
  {
    name: 'format',
    title: 'Format (Prettier)',
    run: () => runCheck([bin('prettier', 'bin', 'prettier.cjs'), '--check', '.']),
  },
  {
    name: 'unused',
    title: 'Unused code and packages (knip)',
    run: () => runCheck([bin('knip', 'bin', 'knip.js'), '--no-progress']),
  },
  {
    name: 'build',
    title: 'Build',
    after: ['types'],
    run: () => runCheck([fromRoot('scripts', 'build.mjs')]),
  },
  {
    // The longest parallel stage: started late, it would run alone at the end.
    name: 'api-mariadb',
    title: 'API on MariaDB',
    needs: ['mariadb'],
    run: (context) => runApiOn(startMariadb, 'mariadb', context),
  },
  {
    name: 'lint',
    title: 'Lint (ESLint)',
    after: ['types'],
    run: () => runCheck([bin('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0']),
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
    run: (context) => runNodeTests(['scripts', 'test'].flatMap(testFilesIn), context),
  },
  {
    name: 'games',
    title: 'Games',
    run: (context) => runJest('game-scenes', { ...context, env: stressOf(context) }),
  },
  { name: 'site', title: 'Site', run: (context) => runJest('frontend', context) },
  { name: 'api-sqlite', title: 'API on SQLite', run: (context) => runJest('backend', context) },
  {
    name: 'faults',
    title: 'Server kills during play and payments, on SQLite and MariaDB',
    after: ['build'],
    needs: ['mariadb'],
    run: runFaults,
  },
  {
    name: 'nodes',
    title: 'Three nodes behind nginx, with Redis and MariaDB',
    after: ['build'],
    needs: ['mariadb', 'redis', 'nginx'],
    run: runNodes,
  },
  {
    name: 'live',
    title: 'Livestream from encoder to picture, on one and on two nodes',
    after: ['build'],
    needs: ['ffmpeg', 'chromium', 'mariadb', 'redis', 'nginx'],
    run: (context) => runNodeTests(testFilesIn(join('test', 'live')), context),
  },
  {
    name: 'storms',
    title: 'API on SQLite, full stress runs',
    isFullOnly: true,
    run: (context) => runJest('backend', { ...context, env: FULL_STRESS }),
  },
  {
    name: 'api-mysql',
    title: 'API on MySQL, full stress runs',
    isFullOnly: true,
    run: (context) => runApiOn(startRealMysql, 'mysql', context, FULL_STRESS),
  },
  {
    name: 'mutation',
    title: 'Mutation tests of rules, ledger, store and rounds (Stryker)',
    isFullOnly: true,
    isAlone: true,
    run: runMutation,
  },
  {
    name: 'browser',
    title: 'In the browser (Chromium)',
    needs: ['chromium', 'fonts'],
    // Chromium uses both cores, so stages next to it would time out.
    isAlone: true,
    run: (context) => {
      if (context.isFull) sayMissingEngines();
      return runPlaywright({ ...context, env: stressOf(context) });
    },
  },
  ...NODE_VERSIONS.map((version) => ({
    name: `node-${version.split('.', 1)}`,
    title: `Install, build and tests on Node.js ${version}`,
    isFullOnly: true,
    // Each of them runs stages in parallel itself.
    isAlone: true,
    run: () => runOnNode(version),
  })),
];

/** Logs the other JavaScript engines that are not installed and therefore do not run the rules. */
function sayMissingEngines() {
  for (const { command, name } of ENGINES) {
    if (enginePath(command) === undefined)
      console.log(`${command} is not installed: the rules are not tested on ${name}.`);
  }
}

/**
 * Returns the variables that tell the tests the address of the database server and, with TLS, the right and a
 * wrong authority.
 */
function environmentOf({ url, authorityPath = '', strangerPath = '' }) {
  return { TEST_DATABASE_URL: url, TEST_DATABASE_CA: authorityPath, TEST_DATABASE_WRONG_CA: strangerPath };
}

/**
 * Runs the API tests against a server that is started for them.
 * @param {(directory: string) => Promise<import('../servers/database-server.mjs').RunningServer>} start
 * @param {string} name
 * @param {StageContext} context
 * @param {NodeJS.ProcessEnv} [env] further settings of the tests
 * @returns {Promise<StageResult>}
 */
async function runApiOn(start, name, context, env = {}) {
  const server = await start(join(context.temporary, name));
  try {
    return await runJest('backend', { ...context, env: { ...environmentOf(server), ...env } });
  } finally {
    await server.stop();
  }
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

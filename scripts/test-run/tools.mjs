/** Runs each kind of test tool. The counts come from the summary that the tool prints. */
import { ROOT, fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { output: string }} StageResult
 */

const QUIET = ['--disable-warning=ExperimentalWarning', '--disable-warning=DEP0205'];

/**
 * Node.js keeps the modules of finished suites in memory, so after a hundred suites a process mostly collects
 * garbage; a fresh worker then takes over. A suite that failed half-way may leave a connection open, which
 * must not block the whole run.
 */
const WORKER = ['--maxWorkers=1', '--workerIdleMemoryLimit=1GB', '--forceExit'];

/**
 * Runs a tool that passes or fails as a whole, which counts as one test.
 * @param {string[]} args of node
 * @returns {Promise<StageResult>}
 */
export async function runCheck(args) {
  const { code, output } = await runTool(process.execPath, args, { cwd: ROOT });
  return resultOf(code, output, code === 0 ? '1 passed' : '1 failed');
}

/**
 * Runs tests of one package with Jest.
 * @param {string} packageFolder
 * @param {{ env?: NodeJS.ProcessEnv, files?: string[] }} [options] `files`: all by default
 * @returns {Promise<StageResult>}
 */
export async function runJest(packageFolder, { env = {}, files = [] } = {}) {
  const jest = [...QUIET, '--experimental-vm-modules', fromRoot('node_modules', 'jest', 'bin', 'jest.js')];
  const { code, output } = await runTool(process.execPath, [...jest, '--ci', ...WORKER, ...files], {
    cwd: fromRoot(packageFolder),
    env: { ...process.env, ...env },
  });
  return resultOf(code, output, /^Tests: .*$/m.exec(output)?.[0]);
}

/**
 * Runs test files with Node's own test runner.
 * @param {string[]} files
 * @param {{ nodeArguments?: string[], env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<StageResult>}
 */
export async function runNodeTests(files, { nodeArguments = [], env = {} } = {}) {
  const { code, output } = await runTool(
    process.execPath,
    [...nodeArguments, '--test', '--test-reporter=spec', ...files],
    { cwd: ROOT, env: { ...process.env, ...env } },
  );
  const words = { pass: 'passed', fail: 'failed', cancelled: 'failed', skipped: 'skipped', todo: 'skipped' };
  const lines = [...output.matchAll(/^ℹ (pass|fail|cancelled|skipped|todo) (\d+)$/gm)];
  return resultOf(code, output, lines.map(([, name, count]) => `${count} ${words[name]}`).join());
}

/**
 * Runs browser tests with Playwright.
 * @param {string[]} projects of test/e2e/playwright.config.ts
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<StageResult>}
 */
export async function runPlaywright(projects, { env = {} } = {}) {
  const cli = fromRoot('node_modules', '@playwright', 'test', 'cli.js');
  const chosen = projects.map((name) => `--project=${name}`);
  const { code, output } = await runTool(
    process.execPath,
    [cli, 'test', '--config', fromRoot('test', 'e2e'), '--reporter=list', ...chosen],
    { cwd: ROOT, env: { ...process.env, ...env } },
  );
  const lines = output.match(/^ +\d+ (passed|failed|skipped|interrupted|did not run)\b/gm) ?? [];
  return resultOf(code, output, lines.join());
}

/**
 * Returns the result of a stage. A tool that fails without a failed test, or that ran no test, counts as a
 * failure.
 * @param {number} code
 * @param {string} output
 * @param {string} [summary] such as '10 passed, 1 failed'
 * @returns {StageResult}
 */
export function resultOf(code, output, summary = '') {
  const count = (/** @type {string} */ words) =>
    [...summary.matchAll(new RegExp(`(\\d+) (?:${words})\\b`, 'g'))].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    );
  const passed = count('passed');
  const failed = count('failed|interrupted|did not run');
  const hasHiddenFailure = failed === 0 && (code !== 0 || passed === 0);
  return {
    passed,
    failed: hasHiddenFailure ? 1 : failed,
    skipped: count('skipped|todo'),
    output,
  };
}

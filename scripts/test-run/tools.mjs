/** Runs each kind of test tool and counts its results. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, fromRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/processes.mjs';

/**
 * `secondTries` lists the tests that passed only on a retry.
 * @typedef {{ passed: number, failed: number, skipped: number, output: string, secondTries?: string[] }} StageResult
 */

/**
 * Runs a tool that passes or fails as a whole, which counts as one test.
 * @param {string[]} args of node
 * @returns {Promise<StageResult>}
 */
export async function runCheck(args) {
  const { code, output } = await runTool(process.execPath, args, { cwd: ROOT });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

/**
 * Jest options. Node.js keeps the modules of finished suites in memory, so after a hundred suites a process
 * mostly collects garbage; a fresh worker then takes over. A suite that failed half-way may leave a
 * connection open, which must not block the whole run.
 */
const WORKER = ['--maxWorkers=1', '--workerIdleMemoryLimit=1GB', '--forceExit'];

/**
 * Runs the tests of one package with Jest.
 * @param {string} packageFolder
 * @param {{ temporary: string, env?: Record<string, string> }} options
 * @returns {Promise<StageResult>}
 */
export async function runJest(packageFolder, { temporary, env = {} }) {
  const report = join(temporary, `jest-${packageFolder}-${Date.now()}.json`);
  const jest = fromRoot('node_modules', 'jest', 'bin', 'jest.js');
  const quiet = ['--disable-warning=ExperimentalWarning', '--disable-warning=DEP0205'];
  const args = [...quiet, '--experimental-vm-modules', jest];
  const { code, output } = await runTool(
    process.execPath,
    [...args, '--ci', ...WORKER, '--json', `--outputFile=${report}`],
    { cwd: fromRoot(packageFolder), env: { ...process.env, ...env } },
  );
  const counts = readReport(report, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    skipped: json.numPendingTests + json.numTodoTests,
  }));
  return verdict(code, counts, withoutJson(output));
}

/**
 * Runs test files with Node's own test runner.
 * @param {string[]} files
 * @param {{ temporary: string, nodeArguments?: string[], env?: Record<string, string>, isLive?: boolean }} options
 *   `isLive` shows the results as they come and captures no output
 * @returns {Promise<StageResult>}
 */
export async function runNodeTests(files, { temporary, nodeArguments = [], env = {}, isLive = false }) {
  const report = join(temporary, `node-test-${Date.now()}.tap`);
  const { code, output } = await runTool(
    process.execPath,
    [
      ...nodeArguments,
      '--test',
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${report}`],
      ...files,
    ],
    { cwd: ROOT, env: { ...process.env, ...env }, stdio: isLive ? 'inherit' : 'capture' },
  );
  const counts = readReport(report, (_json, text) => {
    const count = (/** @type {string} */ name) =>
      Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    return {
      passed: count('pass'),
      failed: count('fail') + count('cancelled'),
      skipped: count('skipped') + count('todo'),
    };
  });
  return verdict(code, counts, output);
}

/**
 * Runs the browser tests with Playwright.
 * @param {{ temporary: string, env?: Record<string, string> }} options
 * @returns {Promise<StageResult>}
 */
export async function runPlaywright({ temporary, env = {} }) {
  const report = join(temporary, 'playwright.json');
  const cli = fromRoot('node_modules', '@playwright', 'test', 'cli.js');
  const { code, output } = await runTool(
    process.execPath,
    [cli, 'test', '--config', fromRoot('test', 'e2e'), '--reporter=list,json'],
    { cwd: ROOT, env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const counts = readReport(report, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));
  const secondTries = readReport(report, ({ suites }) => flakyTests(suites)) ?? [];
  return { ...verdict(code, counts, output), secondTries };
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, projectName: string }[] }} Spec
 * @typedef {{ specs: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Returns the tests in a Playwright report that failed and then passed.
 * @param {Suite[]} suites
 * @returns {string[]}
 */
export function flakyTests(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
    ),
    ...flakyTests(inner),
  ]);
}

/**
 * @template T
 * @param {string} file
 * @param {(json: any, text: string) => T} read
 * @returns {T | null} null when the tool wrote no report
 */
function readReport(file, read) {
  try {
    const text = readFileSync(file, 'utf8');
    return read(file.endsWith('.json') ? JSON.parse(text) : null, text);
  } catch {
    return null;
  }
}

/**
 * Returns the result of a stage. A tool that fails without a failed test, or that ran no test, counts as a
 * failure.
 * @param {number} code
 * @param {{ passed: number, failed: number, skipped: number } | null} counts
 * @param {string} output
 * @returns {StageResult}
 */
export function verdict(code, counts, output) {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const hasHiddenFailure = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: hasHiddenFailure ? 1 : failed, skipped, output };
}

/** Removes the JSON report, which Jest also prints as one very long line. */
function withoutJson(/** @type {string} */ output) {
  return output.replace(/^\{"numFailedTestSuites".*$/gm, '');
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { ROOT, fromRoot } from './paths.mjs';
import { runTool } from './processes.mjs';

/** Folders with installed or built files, never sources. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'build', 'gallery', 'test', '.cache']);
const TEST_FILE = /\.test\.tsx?$/;

const TSC = fromRoot('node_modules', 'typescript', 'bin', 'tsc');
const VITE = fromRoot('node_modules', 'vite', 'bin', 'vite.js');

/**
 * @typedef {{
 *   name: string,
 *   inputs: string[],
 *   output: string,
 *   folder?: string,
 *   cwd: string,
 *   args: string[],
 * }} BuildStep `folder`: removed before the build when the output is missing
 */

/** @type {BuildStep[]} all builds that `npm start` needs, in any order */
const BUILD_STEPS = [
  {
    name: 'server',
    inputs: ['package-lock.json', 'tsconfig.base.json', 'game-scenes', 'backend'],
    output: 'backend/dist/app/main.js',
    folder: 'backend/dist',
    cwd: ROOT,
    args: [TSC, '-b', 'backend/tsconfig.src.json'],
  },
  {
    name: 'site',
    inputs: ['package-lock.json', 'tsconfig.base.json', 'game-scenes', 'frontend'],
    output: 'frontend/build/index.html',
    cwd: fromRoot('frontend'),
    args: [VITE, 'build', '--logLevel', 'warn'],
  },
];

/** @type {BuildStep} the page with the parts sheet, used only by tests and the gallery */
const PARTS_STEP = {
  name: 'sheet of parts',
  inputs: ['package-lock.json', 'tsconfig.base.json', 'game-scenes', 'frontend'],
  output: 'frontend/gallery/gallery.html',
  cwd: fromRoot('frontend'),
  args: [VITE, 'build', '--mode', 'gallery', '--logLevel', 'warn'],
};

/**
 * Returns the steps whose sources changed since their last build, or whose output is missing.
 * @param {boolean} withParts whether to include the parts sheet
 * @returns {BuildStep[]}
 */
export function staleSteps(withParts) {
  const steps = withParts ? [...BUILD_STEPS, PARTS_STEP] : BUILD_STEPS;
  return steps.filter((step) => !isFresh(step));
}

/**
 * Runs build steps in parallel and stores a stamp of their sources.
 * @param {BuildStep[]} [steps] all by default
 * @returns {Promise<void>}
 * @throws {Failure} with the output of the failed tool
 */
export async function build(steps = BUILD_STEPS) {
  const results = await Promise.allSettled(steps.map(buildStep));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** @param {BuildStep} step */
async function buildStep(step) {
  // Hashed before the build: a source saved during the build makes the step stale again.
  const hash = sourceHash(step);
  // tsc trusts its build record, which is in the folder, and deletes nothing: entry files of an older layout
  // would go on running old code on new data.
  if (step.folder && !existsSync(fromRoot(step.output))) {
    rmSync(fromRoot(step.folder), { recursive: true, force: true });
  }
  const result = await runTool(process.execPath, step.args, {
    cwd: step.cwd,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.code !== 0) {
    throw new Failure(`The ${step.name} could not be built: fix the errors above.`, result.output);
  }
  mkdirSync(dirname(stampPath(step)), { recursive: true });
  writeFileSync(stampPath(step), hash);
}

/**
 * @param {BuildStep} step
 * @returns {boolean}
 */
function isFresh(step) {
  if (!existsSync(fromRoot(step.output)) || !existsSync(stampPath(step))) return false;
  return readFileSync(stampPath(step), 'utf8') === sourceHash(step);
}

/** @param {BuildStep} step */
function stampPath(step) {
  return fromRoot('.cache', `build-${step.name.replaceAll(' ', '-')}.hash`);
}

/**
 * Returns one hash over the names and contents of all sources. Takes some tens of milliseconds.
 * @param {BuildStep} step
 * @returns {string}
 */
function sourceHash({ inputs }) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(sourceFiles)) {
    const content = readFileSync(fromRoot(file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path of a file or folder below the clone
 * @returns {string[]} the file itself, or the source files below the folder in a fixed order
 */
function sourceFiles(path) {
  if (!existsSync(fromRoot(path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(fromRoot(path), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (NOT_SOURCES.has(entry.name) || TEST_FILE.test(entry.name)) return [];
      const below = join(path, entry.name);
      return entry.isDirectory() ? sourceFiles(below) : [below];
    });
}

import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT, fromRoot } from './paths.mjs';
import { runTool } from './processes.mjs';

const TSC = fromRoot('node_modules', 'typescript', 'bin', 'tsc');
const VITE = fromRoot('node_modules', 'vite', 'bin', 'vite.js');
const SERVER = fromRoot('backend', 'dist', 'app', 'main.js');
const SITE = fromRoot('frontend', 'build', 'index.html');
/** Written after a build of the site; its time is when that build began. */
const SITE_STAMP = fromRoot('.cache', 'site-built');

/** What the site is built of. */
const SITE_SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'game-scenes/src',
  'frontend/src',
  'frontend/public',
  'frontend/build-plugins',
  'frontend/index.html',
  'frontend/vite.config.ts',
];

/** @type {Promise<void> | undefined} */
let built;

/**
 * Installs the packages and builds what is older than its sources, and logs it: once in this process, whoever
 * asks.
 * @returns {Promise<void>}
 * @throws {Failure} with the output of the failed tool
 */
export function ensureBuilt() {
  return (built ??= installAndBuild());
}

async function installAndBuild() {
  await ensureInstalled();
  await Promise.all([buildServer(), buildSite()]);
}

/** tsc finds out itself what has changed. */
async function buildServer() {
  // It trusts its build record, which is in the folder, and deletes nothing: entry files of an older layout
  // would go on running old code on new data.
  if (!existsSync(SERVER)) {
    console.log('Building the server …');
    rmSync(fromRoot('backend', 'dist'), { recursive: true, force: true });
  }
  await run('server', ROOT, [TSC, '-b', 'backend/tsconfig.src.json']);
}

async function buildSite() {
  const changed = newest(SITE_SOURCES.map((path) => fromRoot(path)));
  if (existsSync(SITE) && existsSync(SITE_STAMP) && statSync(SITE_STAMP).mtimeMs > changed) return;
  console.log('Building the site …');
  const start = new Date();
  await run('site', fromRoot('frontend'), [VITE, 'build', '--logLevel', 'warn']);
  mkdirSync(dirname(SITE_STAMP), { recursive: true });
  writeFileSync(SITE_STAMP, '');
  // A source that was saved during the build is newer, and so is built next time.
  utimesSync(SITE_STAMP, start, start);
}

/**
 * Returns when the newest of these files and folders was changed. A folder changes when a file in it goes.
 * @param {string[]} paths
 * @returns {number}
 */
function newest(paths) {
  const times = paths.map((path) => {
    const found = statSync(path);
    const names = found.isDirectory() ? readdirSync(path).filter((name) => !/\.test\.tsx?$/.test(name)) : [];
    const inside = names.map((name) => join(path, name));
    return Math.max(found.mtimeMs, newest(inside));
  });
  return Math.max(0, ...times);
}

/**
 * @param {string} name
 * @param {string} cwd
 * @param {string[]} args of node
 */
async function run(name, cwd, args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await runTool(process.execPath, args, { cwd, env });
  if (code !== 0) throw new Failure(`The ${name} could not be built: fix the errors above.`, output);
}

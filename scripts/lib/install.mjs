import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { ROOT, fromRoot } from './paths.mjs';
import { runTool } from './processes.mjs';
import { fetchSoundHeaders, isBindingSound } from './sqlite-binding.mjs';

const STAMP = fromRoot('node_modules', '.alien-squad-lock');

/**
 * Returns true if node_modules matches package-lock.json and was built for this Node.js.
 * @returns {boolean}
 */
export function isInstalled() {
  if (!isBindingSound()) return false;
  const wanted = wantedStamp();
  const stamp = readText(STAMP);
  if (stamp === wanted) return true;
  const wasBuiltForAnotherNode = stamp !== null && runtimeOf(stamp) !== runtimeOf(wanted);
  if (wasBuiltForAnotherNode || !agreesWithLockfile()) return false;
  writeFileSync(STAMP, wanted);
  return true;
}

/**
 * Installs the packages of the lockfile with `npm ci`.
 * @returns {Promise<void>}
 * @throws {Failure} with npm's output
 */
export async function install() {
  await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (!isBindingSound()) {
    const env = { npm_config_nodedir: await fetchSoundHeaders(), npm_config_build_from_source: 'true' };
    await npm(['rebuild', 'better-sqlite3'], env);
  }
  writeFileSync(STAMP, wantedStamp());
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {Failure} with npm's output
 */
async function npm(args, env = {}) {
  const [command, ...before] = npmCommand();
  const { code, output } = await runTool(command, [...before, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  if (code === 0) return;
  throw new Failure(
    'The packages could not be installed: see what npm says above, then start again.',
    output,
  );
}

/**
 * @returns {string} the lockfile's hash and the runtime that native packages were built for
 */
function wantedStamp() {
  const hash = createHash('sha256')
    .update(readFileSync(fromRoot('package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform}-${process.arch}-${process.versions.modules}\n`;
}

/**
 * @param {string} stamp
 * @returns {string | undefined}
 */
function runtimeOf(stamp) {
  return stamp.trim().split(' ')[1];
}

/**
 * Compares with npm's own record of the installation, so that a developer's `npm install` counts as well.
 * @returns {boolean}
 */
function agreesWithLockfile() {
  const record = readText(fromRoot('node_modules', '.package-lock.json'));
  if (record === null) return false;
  const installed = JSON.parse(record).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')).packages);
  return wanted.every(
    ([path, entry]) =>
      !path.includes('node_modules/') || entry.optional || installed[path]?.version === entry.version,
  );
}

/**
 * Returns the npm that started this script, or the npm on the PATH.
 * @returns {string[]}
 */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script)) return [process.execPath, script];
  return ['npm'];
}

/**
 * @param {string} path
 * @returns {string | null}
 */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

import { existsSync, statSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { ROOT, fromRoot } from './paths.mjs';
import { runTool } from './processes.mjs';
import { fetchSoundHeaders, fitsThisNode, isBindingSound } from './sqlite-binding.mjs';

/** What npm writes at the end of every installation. */
const RECORD = fromRoot('node_modules', '.package-lock.json');

/**
 * Installs the packages of the lockfile and logs it, unless the last installation is newer than the lockfile
 * and fits this Node.js.
 * @returns {Promise<void>}
 * @throws {Failure} with npm's output
 */
export async function ensureInstalled() {
  if (isInstalled() && isBindingSound() && fitsThisNode()) return;
  console.log('Installing the packages of package-lock.json (this takes a minute or two) …');
  const startedAt = Date.now();
  await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (!isBindingSound()) {
    const env = { npm_config_nodedir: await fetchSoundHeaders(), npm_config_build_from_source: 'true' };
    await npm(['rebuild', 'better-sqlite3'], env);
  }
  console.log(`Installed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

function isInstalled() {
  // Missing after an installation without development packages.
  const hasTools = ['typescript', 'vite'].every((name) => existsSync(fromRoot('node_modules', name)));
  if (!hasTools || !existsSync(RECORD)) return false;
  return statSync(RECORD).mtimeMs >= statSync(fromRoot('package-lock.json')).mtimeMs;
}

/**
 * Runs the npm that started this script, or the npm on the PATH.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {Failure} with npm's output
 */
async function npm(args, env = {}) {
  const script = process.env.npm_execpath ?? '';
  const [command, ...before] = /npm-cli\.c?js$/.test(script) ? [process.execPath, script] : ['npm'];
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

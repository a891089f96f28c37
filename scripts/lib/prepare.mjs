import { withLock } from './build-lock.mjs';
import { build, staleSteps } from './build-steps.mjs';
import { install, isInstalled } from './install.mjs';
import { fromRoot } from './paths.mjs';

const LOCK = fromRoot('.cache', 'build.lock');

/**
 * Installs the packages and logs it, unless they match the lockfile.
 * @returns {Promise<void>}
 */
export async function ensureInstalled() {
  await withBuildLock(installWhenNeeded);
}

/**
 * Installs the packages and builds whatever is stale, and logs it. Silent if there is nothing to do.
 * @param {{ withParts?: boolean }} [wishes] `withParts`: also the parts sheet
 * @returns {Promise<void>}
 */
export async function ensureBuilt({ withParts = false } = {}) {
  await withBuildLock(async () => {
    await installWhenNeeded();
    const steps = staleSteps(withParts);
    if (steps.length === 0) return;
    console.log(`Building the ${steps.map(({ name }) => name).join(' and the ')} …`);
    const startedAt = Date.now();
    await build(steps);
    console.log(`Built in ${seconds(startedAt)} s.`);
  });
}

async function installWhenNeeded() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json (this takes a minute or two) …');
  const startedAt = Date.now();
  await install();
  console.log(`Installed in ${seconds(startedAt)} s.`);
}

/**
 * @template T
 * @param {() => Promise<T>} work
 */
function withBuildLock(work) {
  return withLock(LOCK, work, (holder) =>
    console.log(
      `Process ${holder} is building in this clone: waiting for it. (If there is no such build, delete .cache/build.lock.)`,
    ),
  );
}

/** @param {number} startedAt */
function seconds(startedAt) {
  return ((Date.now() - startedAt) / 1000).toFixed(1);
}

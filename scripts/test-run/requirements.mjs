/** Checks and installs the system packages that the tests need. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { chromiumPath } from '../lib/chromium.mjs';
import { commandPath } from '../lib/commands.mjs';
import { Failure } from '../lib/failure.mjs';
import { runTool } from '../lib/processes.mjs';
import { nginxPath } from '../servers/nginx.mjs';

/**
 * @typedef {{ isThere: () => boolean, packages: string[] }} Requirement `packages` are names of Debian
 *   packages
 */

/** @type {Record<string, Requirement>} */
const REQUIREMENTS = {
  chromium: {
    isThere: () => chromiumPath() !== undefined,
    packages: ['chromium'],
  },
  ffmpeg: {
    isThere: () => commandPath('ffmpeg') !== undefined,
    packages: ['ffmpeg'],
  },
  firefox: {
    isThere: () => commandPath('firefox-esr') !== undefined,
    packages: ['firefox-esr'],
  },
  fonts: {
    isThere: () => process.platform !== 'linux' || existsSync('/usr/share/fonts/truetype'),
    packages: ['fonts-dejavu-core'],
  },
  mariadb: {
    isThere: () => ['mariadbd', 'mariadb-install-db', 'my_print_defaults', 'openssl'].every(commandPath),
    packages: ['mariadb-server-core', 'mariadb-client-core', 'openssl'],
  },
  nginx: {
    isThere: () => nginxPath() !== undefined,
    packages: ['nginx'],
  },
  redis: {
    isThere: () => commandPath('redis-server') !== undefined,
    packages: ['redis-server'],
  },
  webkit: {
    isThere: () => ['WebKitWebDriver', 'Xvfb'].every(commandPath),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** Script that Debian runs before it starts a newly installed server. */
const START_POLICY = '/usr/sbin/policy-rc.d';

/** Compiler for packages with native code for which no prebuilt file can be downloaded. */
const COMPILER = {
  isThere: () => ['python3', 'make', 'g++'].every(commandPath),
  packages: ['python3', 'make', 'g++'],
};

/**
 * Installs missing packages if this is Debian and root, and logs it.
 * @param {string[]} names
 * @returns {Promise<void>}
 * @throws {Failure} on other systems, with the command that installs them
 */
export async function ensureRequirements(names) {
  await installPackages(missingPackages(names));
}

/**
 * @param {string[]} names
 * @returns {string[]} the Debian packages of what is missing
 */
export function missingPackages(names) {
  const missing = names.map((name) => REQUIREMENTS[name]).filter(({ isThere }) => !isThere());
  return missing.flatMap(({ packages }) => packages);
}

/** @param {string[]} packages */
export const installCommand = (packages) => `sudo apt-get install -y ${packages.join(' ')}`;

/**
 * Installs a compiler if there is none.
 * @returns {Promise<boolean>} whether it was missing, so that a retry makes sense
 */
export async function ensureCompiler() {
  if (COMPILER.isThere() || !canInstall()) return false;
  await installPackages(COMPILER.packages);
  return true;
}

/** @param {string[]} packages */
async function installPackages(packages) {
  if (packages.length === 0) return;
  if (!canInstall()) {
    throw new Failure(
      `The tests need packages that are not installed. Install them with: ${installCommand(packages)}`,
    );
  }
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update', '-qq'], { env });
  const { code, output } = await withoutStartingServers(() =>
    runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env }),
  );
  if (code !== 0) throw new Failure(`apt-get could not install ${packages.join(', ')}: see above.`, output);
}

/**
 * Runs work while Debian is kept from starting newly installed servers on their default ports.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withoutStartingServers(work) {
  if (existsSync(START_POLICY)) return work();
  writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await work();
  } finally {
    rmSync(START_POLICY, { force: true });
  }
}

function canInstall() {
  return process.getuid?.() === 0 && commandPath('apt-get') !== undefined;
}

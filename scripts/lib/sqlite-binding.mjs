/** The native binding of better-sqlite3, compiled here if there is no prebuilt one to download. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { unpackNode } from './node-package.mjs';
import { fromRoot } from './paths.mjs';

const BINDING = fromRoot('node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node');

/**
 * The last headers of Node.js 24 that better-sqlite3 can be compiled with: compiled with later ones, it
 * crashes the process during garbage collection (https://github.com/nodejs/node/issues/65446). A binding
 * compiled with these runs on all 24.x.
 */
const SOUND_HEADERS = '24.18.1';

/** Symbol that bindings compiled with the later headers import. It is a problem on Node.js 24 only. */
const CALL = 'RemoveEnvironmentCleanupHook';

/**
 * Returns true if a binding crashes a version of Node.js.
 * @param {string} version such as '24.21.0'
 * @param {Buffer} binding
 * @returns {boolean}
 */
export function isUnsound(version, binding) {
  return version.startsWith('24.') && binding.includes(CALL);
}

/**
 * Returns true if the installed binding is usable, or none is installed.
 * @returns {boolean}
 */
export function isBindingSound() {
  return !existsSync(BINDING) || !isUnsound(process.versions.node, readFileSync(BINDING));
}

/**
 * Returns true if this Node.js can load the binding, or none is installed: it fits one major version only.
 * @param {string} [binding]
 * @returns {boolean}
 */
export function fitsThisNode(binding = BINDING) {
  if (!existsSync(binding)) return true;
  try {
    createRequire(import.meta.url)(binding);
    return true;
  } catch {
    return false;
  }
}

/**
 * Downloads the headers that better-sqlite3 can be compiled with.
 * @returns {Promise<string>} their folder, for npm's `nodedir`
 */
export async function fetchSoundHeaders() {
  const folder = fromRoot('.cache', `node-${SOUND_HEADERS}`);
  if (!existsSync(join(folder, 'include', 'node', 'node.h'))) await unpackNode(SOUND_HEADERS, folder);
  return folder;
}

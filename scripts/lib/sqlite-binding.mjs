/** The native part of better-sqlite3, compiled where its maker has none to download. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackNode } from './node-package.mjs';
import { fromRoot } from './paths.mjs';

const BINDING = fromRoot('node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node');

/**
 * The last headers of Node.js 24 that it can be compiled with: with later ones it ends the process when memory is tidied
 * up (https://github.com/nodejs/node/issues/65446). What is compiled with these runs on all of them.
 */
const SOUND_HEADERS = '24.18.1';

/** What the later headers call, and on no other line of Node.js fails. */
const CALL = 'RemoveEnvironmentCleanupHook';

/**
 * Whether a binding ends processes of a version of Node.js.
 * @param {string} version such as '24.21.0'
 * @param {Buffer} binding
 * @returns {boolean}
 */
export function isUnsound(version, binding) {
  return version.startsWith('24.') && binding.includes(CALL);
}

/**
 * Whether the installed binding may stay.
 * @returns {boolean}
 */
export function isBindingSound() {
  return !existsSync(BINDING) || !isUnsound(process.versions.node, readFileSync(BINDING));
}

/**
 * Fetches headers that better-sqlite3 can be compiled with.
 * @returns {Promise<string>} their folder, for npm's `nodedir`
 */
export async function fetchSoundHeaders() {
  const folder = fromRoot('.cache', `node-${SOUND_HEADERS}`);
  if (!existsSync(join(folder, 'include', 'node', 'node.h'))) await unpackNode(SOUND_HEADERS, folder);
  return folder;
}

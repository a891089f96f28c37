import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commandPath } from './commands.mjs';

/** Optional JavaScript engines: if installed, they also run the rules. */
export const ENGINES = /** @type {const} */ ([
  { command: 'gjs', name: 'SpiderMonkey' },
  { command: 'jsc', name: 'JavaScriptCore' },
]);

/** Debian keeps some commands in the folder of their library. */
const LIBRARIES = '/usr/lib';

/**
 * Returns the path of an engine's command: on the PATH, or next to its library as in
 * /usr/lib/<machine>/<library>/jsc.
 * @param {string} command
 * @returns {string | undefined} undefined if it is not installed
 */
export function enginePath(command) {
  return commandPath(command) ?? besideLibraries(command);
}

/** @param {string} command */
function besideLibraries(command) {
  for (const machine of foldersIn(LIBRARIES)) {
    for (const library of foldersIn(machine)) {
      if (existsSync(join(library, command))) return join(library, command);
    }
  }
  return undefined;
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

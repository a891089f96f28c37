import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commandPath } from './commands.mjs';

/** JavaScript engines that no test needs, and that test the rules where a machine has them. */
export const ENGINES = /** @type {const} */ ([
  { command: 'gjs', name: 'SpiderMonkey' },
  { command: 'jsc', name: 'JavaScriptCore' },
]);

/** Debian keeps some commands of a library beside the library. */
const LIBRARIES = '/usr/lib';

/**
 * Where an engine's command is: on the PATH, or beside its library as in /usr/lib/<machine>/<library>/jsc.
 * @param {string} command
 * @returns {string | undefined} undefined when it is not present
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

import { errorAndCauses } from './errors/error-causes.js';
import { StartError } from './errors/start-error.js';
import { ConfigError, loadConfig } from './config/config.js';
import { isUnavailable } from './errors/database-errors.js';
import { placeOf } from './config/database-address.js';
import { storageStartError } from './errors/storage-faults.js';

/** Why a server or a command ended, as people read it, and what its process ends with. */
export interface StartFailure {
  readonly text: string;
  readonly exitCode: number;
}

/** Says in one sentence why a server or a command ended; a mistake of the program shows where it is. */
export function startFailure(error: unknown): StartFailure {
  if (error instanceof ConfigError) return { text: error.message, exitCode: 1 };
  if (error instanceof StartError) return { text: error.message, exitCode: error.exitCode };
  const place = placeOf(loadConfig(process.env).database);
  const storage = storageStartError(error, place);
  if (storage) return { text: storage.message, exitCode: storage.exitCode };
  const isAway = errorAndCauses(error).some(isUnavailable);
  const away = `There is no answer from ${place} any more: look at its server, and try again.`;
  return { text: isAway ? away : whereItIs(error), exitCode: 1 };
}

/** The stacks alone: a database error also holds the values of its statement. */
function whereItIs(error: unknown): string {
  const stacks = errorAndCauses(error).map((each) => (each instanceof Error ? each.stack : undefined));
  return stacks.join('\nCaused by: ') || String(error);
}

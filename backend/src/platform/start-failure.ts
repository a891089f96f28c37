import { errorAndCauses } from './errors/error-code.js';
import { StartError } from './errors/start-error.js';
import { ConfigError, loadConfig } from './config/config.js';
import { isUnavailable } from './errors/database-errors.js';
import { placeOf } from './config/database-address.js';
import { storageStartError } from './errors/storage-faults.js';

/** Reason why a server or a command ended, as a text for people, and the exit code of its process. */
export interface StartFailure {
  readonly text: string;
  readonly exitCode: number;
}

/** Describes in one sentence why a server or a command ended; an unexpected error by its stack. */
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

/** Returns the stacks alone, because a database error also holds the values of its statement. */
function whereItIs(error: unknown): string {
  const stacks = errorAndCauses(error).map((each) => (each instanceof Error ? each.stack : undefined));
  return stacks.join('\nCaused by: ') || String(error);
}

import { errorAndCauses } from './common/error-causes.js';
import { StartError } from './common/start-error.js';
import { ConfigError, loadConfig } from './config.js';
import { isUnavailable } from './database/errors.js';
import { placeOf, storageStartError } from './database/storage-faults.js';

/**
 * Why a server or a command ended, where that can be said in one sentence, and what the process ends with; undefined for a
 * mistake of the program.
 */
export function startFailure(error: unknown): { sentence: string; exitCode: number } | undefined {
  if (error instanceof ConfigError) return { sentence: error.message, exitCode: 1 };
  if (error instanceof StartError) return { sentence: error.message, exitCode: error.exitCode };
  const place = placeOf(loadConfig(process.env).database);
  const storage = storageStartError(error, place);
  if (storage) return { sentence: storage.message, exitCode: storage.exitCode };
  if (!errorAndCauses(error).some(isUnavailable)) return undefined;
  return {
    sentence: `There is no answer from ${place} any more: look at its server, and try again.`,
    exitCode: 1,
  };
}

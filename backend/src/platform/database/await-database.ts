import { errorAndCauses, errorCode } from '../errors/error-code.js';
import type { DatabaseAddress } from '../config/config.js';
import { placeOf } from '../config/database-address.js';
import { isUnavailable } from '../errors/database-errors.js';

/** Maximum time to wait for a database server that does not answer. */
const WAIT_LIMIT_MS = 60_000;

/**
 * Runs `start`, which opens the database, until the database server answers, for a minute at most. The server
 * may have been started together with this one, or may go away meanwhile.
 */
export async function startOn<T>(
  address: DatabaseAddress,
  start: () => Promise<T>,
  { say, pause }: { say: (sentence: string) => void; pause: () => Promise<unknown> },
): Promise<T> {
  const endsAt = performance.now() + WAIT_LIMIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      const absence = errorAndCauses(error).find(isUnavailable);
      if (!absence || performance.now() >= endsAt) throw error;
      if (attempt === 1)
        say(
          `There is no answer from ${placeOf(address)} yet (${errorCode(absence)}): waiting for it, for ${WAIT_LIMIT_MS / 1_000} seconds at the most.`,
        );
      await pause();
    }
  }
}

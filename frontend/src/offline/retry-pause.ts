const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 5 * 60_000;

/**
 * Returns how long to wait before the next try, in milliseconds: twice as long after each failure, at most
 * five minutes, minus up to half as random jitter, so that browsers do not all return to a restarted server
 * at once.
 *
 * @param failures how many tries in a row have failed
 * @param chance 0 to 1
 */
export function retryPauseMs(failures: number, chance: number): number {
  const longest = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 20));
  return longest * (1 - chance / 2);
}

import { ApiError } from '../api/api-error';
import { onPageSeen } from '../lib/page-seen';

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

/** Calls `listener` when the network or the page comes back; returns a stop function. */
export function onReturn(listener: () => void): () => void {
  const stop = onPageSeen(listener);
  window.addEventListener('online', listener);
  return () => {
    window.removeEventListener('online', listener);
    stop();
  };
}

/** Result of a run: null when nothing is left, or the pause before the next one in milliseconds. */
export type Left = number | null;

export interface Retries {
  /** Plans a run after this time, in place of one planned before. */
  runIn: (milliseconds: number) => void;
  /** Plans a run after the pause of a first failure, unless one is planned. */
  runSoon: () => void;
  stop: () => void;
}

/**
 * Runs `work` now, when the network or the page comes back, and after growing pauses while it throws; not before
 * the time that the server asked to wait. Runs do not overlap: one asked for meanwhile follows.
 *
 * @param work gets a function that says whether it is still wanted
 * @param firstInMs time until the first run
 */
export function startRetries(work: (isWanted: () => boolean) => Promise<Left>, firstInMs = 0): Retries {
  let failures = 0;
  /** End of the pause that the server asked for, by the monotonic page clock. */
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let hasMore = false;
  /** Whether the network or the page has come back during the run, so that its failure says nothing any more. */
  let hasReturned = false;
  let isStopped = false;

  const runIn = (milliseconds: number): void => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void run(), Math.max(milliseconds, notBefore - performance.now()));
  };
  /** Whether another run was asked for while one was running. */
  const isAskedFor = (): boolean => hasMore || timer !== undefined;
  const pauseMs = (): number => (hasReturned ? 0 : retryPauseMs(failures, Math.random()));
  const run = async (): Promise<void> => {
    timer = undefined;
    if (isRunning) {
      hasMore = true;
      return;
    }
    isRunning = true;
    hasMore = false;
    hasReturned = false;
    try {
      const left = await work(() => !isStopped);
      failures = 0;
      if (isAskedFor()) runIn(0);
      else if (left !== null) runIn(left);
    } catch (error) {
      const askedSeconds = (error instanceof ApiError && error.retryAfterSeconds) || 0;
      notBefore = performance.now() + 1000 * askedSeconds;
      runIn(pauseMs());
      failures += 1;
    }
    isRunning = false;
  };
  const stopWaiting = onReturn(() => {
    hasReturned = true;
    runIn(0);
  });
  runIn(firstInMs);
  return {
    runIn,
    runSoon: () => {
      if (timer === undefined) runIn(retryPauseMs(0, Math.random()));
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      stopWaiting();
    },
  };
}

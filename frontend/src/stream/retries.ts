import { retryPauseMs } from '../offline/retry';

/** Maximum pause between two tries. */
const MAX_PAUSE_MS = 15_000;

/** Retries after growing pauses, and at once when the network comes back. */
export function createRetries(retry: () => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    clearTimeout(timer);
    timer = undefined;
    retry();
  };
  const runAtOnce = (): void => {
    if (timer !== undefined) run();
  };
  window.addEventListener('online', runAtOnce);
  return {
    /** Reports a failure and schedules the next try. */
    failed: () => {
      timer ??= setTimeout(run, Math.min(MAX_PAUSE_MS, retryPauseMs(failures++, Math.random())));
    },
    succeeded: () => {
      failures = 0;
    },
    stop: () => {
      clearTimeout(timer);
      window.removeEventListener('online', runAtOnce);
    },
  };
}

import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { invalidateAfterRound } from '../api/games';
import { onOutboxChange } from './outbox-changes';
import { retryPauseMs } from './retry-pause';
import { sendWaitingRounds } from './round-sender';

/**
 * Sends a signed-in member's waiting rounds in the background: at once, when the network or the page comes
 * back, and after growing pauses while any are left. The play screen sends its own round itself; this sends
 * those that failed there.
 *
 * @returns a stop function, to be called at the latest when the member signs out
 */
export function startRoundBackgroundSync(client: QueryClient, userId: number): () => void {
  let failures = 0;
  /** End of the pause that the server requested, by the monotonic page clock. */
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const runIn = (milliseconds: number): void => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void run(), Math.max(milliseconds, notBefore - performance.now()));
  };
  const run = async (): Promise<void> => {
    timer = undefined;
    const failure = await sendWaitingRounds(client, userId, () => !isStopped);
    if (failure === null) {
      failures = 0;
      return;
    }
    notBefore = performance.now() + 1000 * retryAfterSeconds(failure);
    runIn(retryPauseMs(failures, Math.random()));
    failures += 1;
  };
  const runNow = (): void => runIn(0);
  const runWhenSeen = (): void => {
    if (document.visibilityState === 'visible') runNow();
  };
  const stopFollowing = onOutboxChange((change, isElsewhere) => {
    if (change === 'decided' && isElsewhere) void invalidateAfterRound(client);
    // The sender that added the round tries first; this sends it only if it is still there then.
    if (change === 'kept' && timer === undefined) runIn(retryPauseMs(0, Math.random()));
  });
  window.addEventListener('online', runNow);
  document.addEventListener('visibilitychange', runWhenSeen);
  runNow();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopFollowing();
    window.removeEventListener('online', runNow);
    document.removeEventListener('visibilitychange', runWhenSeen);
  };
}

function retryAfterSeconds(failure: unknown): number {
  return (failure instanceof ApiError && failure.retryAfterSeconds) || 0;
}

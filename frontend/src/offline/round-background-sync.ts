import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { invalidateAfterRound } from '../api/games';
import { onOutboxChange } from './outbox-changes';
import { retryPauseMs } from './retry-pause';
import { sendWaitingRounds } from './round-sender';

/**
 * Sends a signed-in member's waiting rounds in the background: at once, whenever the network or the page comes back,
 * and after growing pauses as long as any are left. The play screen sends its own round itself; this is for those that
 * could not be sent then.
 *
 * @returns a stop function, at the latest when the member is gone
 */
export function startRoundBackgroundSync(client: QueryClient, userId: number): () => void {
  let failures = 0;
  /** The server asked for patience until then, by the page's own time, which no change of the clock moves. */
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
    // Whoever put a round in sends it first; this is only for what is still there then.
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

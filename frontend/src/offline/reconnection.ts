import type { QueryClient } from '@tanstack/react-query';
import { userKey } from '../api/keys';
import { lastKnownAt, lastKnownAtKey } from '../api/last-known';
import { markOnline, showOfflineToast } from './offline-toast';
import { retryPauseMs } from './retry-pause';

/**
 * While the page shows last-known data, checks for the server: when the network or the page comes back, and
 * after growing pauses. Once the server answers, the member's data is refetched, and an expired session ends
 * here, too.
 *
 * @returns a stop function
 */
export function startReconnection(client: QueryClient): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let wasOffline = false;

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (lastKnownAt(client) === null) return;
    await client.refetchQueries({ queryKey: userKey });
    follow();
  };
  const follow = (): void => {
    const isBack = wasOffline && lastKnownAt(client) === null;
    wasOffline = lastKnownAt(client) !== null;
    if (isStopped) return;
    if (wasOffline) {
      showOfflineToast();
      timer ??= setTimeout(() => void look(), retryPauseMs(failures++, Math.random()));
    } else if (isBack) {
      failures = 0;
      markOnline();
      // Everything but the member, whose answer has just ended the wait.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
    }
  };
  const lookNow = (): void => void look();
  const lookWhenSeen = (): void => {
    if (document.visibilityState === 'visible') lookNow();
  };
  const stopFollowing = client.getQueryCache().subscribe(({ type, query }) => {
    const [name] = query.queryKey as readonly unknown[];
    if (type === 'updated' && name === lastKnownAtKey[0]) follow();
  });
  window.addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', lookWhenSeen);
  follow();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopFollowing();
    window.removeEventListener('online', lookNow);
    document.removeEventListener('visibilitychange', lookWhenSeen);
  };
}

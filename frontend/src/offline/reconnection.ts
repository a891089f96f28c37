import type { QueryClient } from '@tanstack/react-query';
import { userKey } from '../api/keys';
import { lastKnownAt, lastKnownAtKey } from '../api/last-known';
import { markOnline, showOfflineToast } from './offline-toast';
import { retryPauseMs, startRetries } from './retry';

/**
 * While the page shows last-known data, checks for the server: when the network or the page comes back, and
 * after growing pauses. Once the server answers, the member's data is refetched, and an expired session ends
 * here, too.
 *
 * @returns a stop function
 */
export function startReconnection(client: QueryClient): () => void {
  const isOffline = (): boolean => lastKnownAt(client) !== null;
  let wasOffline = false;
  const retries = startRetries(
    async () => {
      if (isOffline()) await client.refetchQueries({ queryKey: userKey });
      if (isOffline()) throw new Error('The server is still not reachable.');
      return null;
    },
    retryPauseMs(0, Math.random()),
  );
  const follow = (): void => {
    if (isOffline()) {
      showOfflineToast();
      retries.runSoon();
    } else if (wasOffline) {
      markOnline();
      // Everything but the member, whose answer has just ended the wait.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
    }
    wasOffline = isOffline();
  };
  const stopFollowing = client.getQueryCache().subscribe(({ type, query }) => {
    const [name] = query.queryKey as readonly unknown[];
    if (type === 'updated' && name === lastKnownAtKey[0]) follow();
  });
  follow();
  return () => {
    retries.stop();
    stopFollowing();
  };
}

import { GAME_IDS, GAMES } from 'game-scenes/rules';
import { whenIdle } from '../lib/when-idle';
import { countTickets, refillAllTickets, refillTickets } from './prefetched-tickets';
import { roundOutbox } from './round-outbox';
import type { WorkerRequest } from './worker-messages';

/** Number of prefetched tickets per game; the server's limit. */
const MAX_PREFETCHED_TICKETS = 5;

/**
 * Prefetches what rounds without a network need, when the page is idle: tickets of every game after sign-in,
 * missing ones after each verdict and when the network comes back, and the code of the games.
 *
 * @returns a stop function
 */
export function startTicketPrefetch(userId: number): () => void {
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let stopWaiting = (): void => undefined;

  const fill = async (isEvery: boolean): Promise<void> => {
    if (isStopped() || !navigator.onLine) return;
    try {
      if (isEvery) await refillAllTickets(userId);
      else await fillMissing();
    } catch {
      // Retried at the next occasion. An expired session is reported by the socket with a message, which
      // this failure would lack.
      return;
    }
    if (isEvery) askForGames();
  };
  const fillMissing = async (): Promise<void> => {
    for (const id of GAME_IDS) {
      const owner = { userId, gameName: GAMES[id].name };
      if (isStopped()) return;
      if ((await countTickets(owner)) < MAX_PREFETCHED_TICKETS) await refillTickets(owner);
    }
  };
  const fillLater = (isEvery: boolean): void => {
    stopWaiting();
    stopWaiting = whenIdle(() => void fill(isEvery));
  };
  const stopFollowing = roundOutbox.onChange((change) => {
    if (change === 'gone') fillLater(false);
  });
  const fillAll = (): void => fillLater(true);
  window.addEventListener('online', fillAll);
  fillAll();
  return () => {
    stopping.abort();
    stopWaiting();
    stopFollowing();
    window.removeEventListener('online', fillAll);
  };
}

/** Asks the service worker, if there is one, to cache the games' files. */
function askForGames(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  // Never resolves without a service worker, which is fine.
  void serviceWorker?.ready.then(({ active }) =>
    active?.postMessage({ type: 'CACHE_GAMES' } satisfies WorkerRequest),
  );
}

import { GAME_IDS, GAMES } from 'game-scenes/rules';
import { whenIdle } from '../lib/when-idle';
import { onOutboxChange } from './outbox-changes';
import { countTickets, refillTickets } from './prefetched-tickets';
import type { WorkerRequest } from './worker-messages';

/** What the server fills the stock of a game up to. */
const MAX_PREFETCHED_TICKETS = 5;

/**
 * Lays in what rounds without a network need, in quiet moments: tickets of every game after sign-in, those that are
 * missing after each verdict and when the network comes back, and the games' code.
 *
 * @returns a stop function
 */
export function startTicketPrefetch(userId: number): () => void {
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let stopWaiting = (): void => undefined;

  const fill = async (isEvery: boolean): Promise<void> => {
    for (const id of GAME_IDS) {
      const owner = { userId, gameName: GAMES[id].name };
      if (isStopped() || !navigator.onLine) return;
      if (!isEvery && (await countTickets(owner)) >= MAX_PREFETCHED_TICKETS) continue;
      try {
        await refillTickets(owner);
      } catch {
        // Another moment will do. That a session is over is told by the socket, in words; a refusal here would have none.
        return;
      }
    }
    if (isEvery) askForGames();
  };
  const fillLater = (isEvery: boolean): void => {
    stopWaiting();
    stopWaiting = whenIdle(() => void fill(isEvery));
  };
  const stopFollowing = onOutboxChange((change) => {
    if (change === 'decided') fillLater(false);
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

/** Where a service worker is at work, it fetches what a running game needs. */
function askForGames(): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  // Where none is ever at work, this waits for good, and harms nobody.
  void serviceWorker?.ready.then(({ active }) =>
    active?.postMessage({ type: 'CACHE_GAMES' } satisfies WorkerRequest),
  );
}

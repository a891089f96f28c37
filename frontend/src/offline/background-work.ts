import type { QueryClient } from '@tanstack/react-query';
import { startReconnection } from './reconnection';
import { startRoundBackgroundSync } from './round-background-sync';
import { startTicketPrefetch } from './ticket-prefetch';

/**
 * Starts a signed-in member's background work: sends waiting rounds, prefetches tickets, and reconnects to
 * the server.
 *
 * @returns a stop function, to be called at the latest when the member signs out
 */
export function startBackgroundWork(client: QueryClient, userId: number): () => void {
  const stops = [
    startRoundBackgroundSync(client, userId),
    startTicketPrefetch(userId),
    startReconnection(client),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

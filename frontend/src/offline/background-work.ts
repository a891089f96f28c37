import type { QueryClient } from '@tanstack/react-query';
import { startReconnection } from './reconnection';
import { startRoundBackgroundSync } from './round-background-sync';
import { startTicketPrefetch } from './ticket-prefetch';

/**
 * Does a signed-in member's work behind the screens: sends waiting rounds, lays tickets in, and looks for the server
 * when it is gone.
 *
 * @returns a stop function, at the latest when the member is gone
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

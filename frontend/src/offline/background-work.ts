import type { QueryClient } from '@tanstack/react-query';
import { startReconnection } from './reconnection';
import { startRoundCourier } from './round-courier';
import { startStockKeeper } from './stock-keeper';

/**
 * Does a signed-in member's work behind the screens: sends waiting rounds, lays tickets in, and looks for the server
 * when it is gone.
 *
 * @returns the way to stop, at the latest when the member is gone
 */
export function startBackgroundWork(client: QueryClient, userId: number): () => void {
  const stops = [startRoundCourier(client, userId), startStockKeeper(userId), startReconnection(client)];
  return () => {
    for (const stop of stops) stop();
  };
}

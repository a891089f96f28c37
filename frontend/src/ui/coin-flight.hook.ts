import { useSyncExternalStore } from 'react';
import { currentFlight, subscribeToFlight } from './coin-flight';
import type { CoinFlight } from './coin-flight';
import { useCountUp } from './count-up.hook';

/** State of the coins flying to the balance. */
export function useCoinFlight(): CoinFlight {
  return useSyncExternalStore(subscribeToFlight, currentFlight, currentFlight);
}

/**
 * Returns the number a balance shows: it counts each coin as it arrives, and animates any other change.
 * `balance` is the server's value.
 */
export function useShownBalance(balance: number): number {
  const { figure, isCounting } = useCoinFlight();
  return useCountUp(figure ?? balance, !isCounting);
}

import { useSyncExternalStore } from 'react';
import { currentFlight, subscribeToFlight } from './coin-flight';
import type { CoinFlight } from './coin-flight';
import { useCountUp } from './count-up.hook';

/** What is seen of coins on their way to the balance. */
export function useCoinFlight(): CoinFlight {
  return useSyncExternalStore(subscribeToFlight, currentFlight, currentFlight);
}

/**
 * The figure of a balance: it takes each coin as it arrives, and runs to any other change. `balance` is what the
 * server tells.
 */
export function useShownBalance(balance: number): number {
  const { figure, isCounting } = useCoinFlight();
  return useCountUp(figure ?? balance, !isCounting);
}

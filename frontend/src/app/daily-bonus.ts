import type { QueryClient } from '@tanstack/react-query';
import { dailyBonusQuery } from '../api/daily-bonus';
import { coinsText } from '../lib/coins-text';
import { flyCoins } from '../ui/coin-flight';
import { afterToasts, isToastOpen, toast } from '../ui/toast';

/**
 * Asks for the member's daily bonus once they are known, and tells of the coins it brings.
 *
 * @returns a stop function, at the latest when the member is gone
 */
export function startDailyBonus(client: QueryClient, userId: number): () => void {
  let isWanted = true;
  let stopWaiting = (): void => undefined;
  const ask = async (): Promise<void> => {
    const bonus = await client.query(dailyBonusQuery(userId));
    if (!isWanted || bonus === null || !bonus.granted) return;
    const { amount } = bonus;
    // After a sign-in there is its toast; by the time that is gone, the balance has long been seen.
    if (isToastOpen()) stopWaiting = afterToasts(() => showBonusToast(amount));
    else {
      showBonusToast(amount);
      flyFromToast(amount);
    }
  };
  // A bonus that could not be asked for is there on the next visit.
  ask().catch(() => undefined);
  return () => {
    isWanted = false;
    stopWaiting();
  };
}

function showBonusToast(amount: number): void {
  toast({
    title: `Daily bonus: +${coinsText(amount)}`,
    description: 'Good to see you. Come back tomorrow for more.',
    variant: 'success',
  });
}

/** The toast is on the page a moment after it was called for. */
function flyFromToast(amount: number): void {
  setTimeout(() => {
    const card = document.querySelector('.toast');
    if (card !== null) flyCoins(card, amount);
  });
}

import type { QueryClient } from '@tanstack/react-query';
import { dailyBonusQuery } from '../api/daily-bonus';
import { coinsText } from '../lib/coins-text';
import { flyCoins } from '../ui/coin-flight';
import { afterToasts, isToastOpen, toast } from '../ui/toast';

/**
 * Requests the member's daily bonus and shows the coins it brings.
 *
 * @returns a stop function, to be called at the latest when the member is gone
 */
export function startDailyBonus(client: QueryClient, userId: number): () => void {
  let isWanted = true;
  let stopWaiting = (): void => undefined;
  const ask = async (): Promise<void> => {
    const bonus = await client.query(dailyBonusQuery(userId));
    if (!isWanted || bonus === null || !bonus.granted) return;
    const { amount } = bonus;
    // After a sign-in its toast is open. When it closes, the new balance has long been visible: no coins fly.
    if (isToastOpen()) stopWaiting = afterToasts(() => showBonusToast(amount));
    else {
      showBonusToast(amount);
      flyFromToast(amount);
    }
  };
  // If the request fails, the bonus is granted on the next visit.
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

/** Waits a tick: the toast is rendered shortly after it was requested. */
function flyFromToast(amount: number): void {
  setTimeout(() => {
    const card = document.querySelector('.toast');
    if (card !== null) flyCoins(card, amount);
  });
}

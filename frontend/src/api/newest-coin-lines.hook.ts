import { useQuery } from '@tanstack/react-query';
import { coinTransactionsQuery } from './coins';
import { dailyBonusQuery } from './daily-bonus';

/** Returns the newest lines of the member's ledger. Waits for the daily bonus, which adds a line. */
export function useNewestCoinLines(userId: number) {
  const { isPending } = useQuery(dailyBonusQuery(userId));
  return useQuery({ ...coinTransactionsQuery, enabled: !isPending });
}

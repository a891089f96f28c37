import { useQuery } from '@tanstack/react-query';
import { coinTransactionsQuery } from './coins';
import { dailyBonusQuery } from './daily-bonus';

/** The newest lines of the member's ledger; asked for once the daily bonus has its line there. */
export function useNewestCoinLines(userId: number) {
  const { isPending } = useQuery(dailyBonusQuery(userId));
  return useQuery({ ...coinTransactionsQuery, enabled: !isPending });
}

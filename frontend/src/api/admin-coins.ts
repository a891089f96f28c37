import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { coinDistributionKey } from './admin-keys';
import { loader } from './query-client';
import type { CoinDistribution } from './types';

/** How the coins of all users are spread. */
export const coinDistributionQuery = queryOptions<CoinDistribution>({
  queryKey: coinDistributionKey,
  queryFn: loader()<CoinDistribution>,
  staleTime: 0,
});

/** By how much a user's coins are changed, and why. */
export interface CoinChange {
  userId: number;
  /** Positive adds, negative takes away; never 0. */
  amount: number;
  /** '' for none. */
  reason: string;
}

/**
 * Changes a user's coins; gives their balance afterwards. The same change under the same key happens once.
 *
 * @throws ApiError 409 when they have not that many
 */
export async function changeCoins({ userId, amount, reason }: CoinChange, key: string): Promise<number> {
  const { coins } = await answerOf(
    api.POST('/api/admin/users/{id}/coins', {
      params: { path: { id: userId }, header: { 'Idempotency-Key': key } },
      body: { amount, ...(reason !== '' && { reason }) },
    }),
  );
  return coins;
}

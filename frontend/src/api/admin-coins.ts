import { queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { coinDistributionKey } from './admin-keys';
import { readingAnew } from './query-client';

/** Distribution of coins over all users. */
export const coinDistributionQuery = queryOptions(readingAnew(coinDistributionKey));

/** An admin's change of a user's coins. */
export interface CoinChange {
  userId: number;
  /** Positive adds, negative subtracts; never 0. */
  amount: number;
  /** '' for none. */
  reason: string;
}

/**
 * Changes a user's coins and returns the new balance. Idempotent by key.
 *
 * @throws ApiError 409 when the user does not have enough
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

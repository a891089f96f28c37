import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { invalidate } from './invalidate';
import { coinTransactionsKey, homeKey, userKey } from './keys';
import { pagesQuery } from './paging';
import { reading } from './query-client';
import type { CoinTransaction } from './types';

export interface EarnedCoins {
  amount: number;
  /** Such as 'Earned 9 coins playing Alien Clicker' (§7); the ledger uses the server's text. */
  description: string;
  round: string;
}

/**
 * Acknowledges a round's coins and returns their line of the ledger. Moves no coins: the verdict has paid
 * them.
 */
export async function addCoins(client: QueryClient, earned: EarnedCoins): Promise<CoinTransaction> {
  const line = await answerOf(api.POST('/api/coins/add', { body: earned }));
  await invalidate(client, [userKey, homeKey, coinTransactionsKey]);
  return line;
}

/** The newest lines of the member's ledger (§7). */
export const coinTransactionsQuery = queryOptions(reading(coinTransactionsKey));

/**
 * All lines of the member's ledger, page by page, newest first. Invalidated together with the newest ones.
 */
export const allCoinTransactionsQuery = pagesQuery(
  [...coinTransactionsKey, 'all'],
  (place: { before?: number }, signal) =>
    api.GET('/api/coins/transactions', { params: { query: { limit: 100, ...place } }, signal }),
);

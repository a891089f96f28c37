import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { coinTransactionsKey, userKey } from './keys';
import type { CoinTransaction } from './types';

/** Coins that a proven round has paid. */
export interface EarnedCoins {
  amount: number;
  /** Such as 'Earned 9 coins playing Alien Clicker' (§7); the ledger keeps the server's own words. */
  description: string;
  round: string;
}

/** Acknowledges a round's coins and gives their line of the ledger. It moves none: the verdict has paid them. */
export async function addCoins(client: QueryClient, earned: EarnedCoins): Promise<CoinTransaction> {
  const line = await answerOf(api.POST('/api/coins/add', { body: earned }));
  await Promise.all([userKey, coinTransactionsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  return line;
}

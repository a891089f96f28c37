import { queryOptions } from '@tanstack/react-query';
import { coinTransactionsKey } from './keys';
import type { CoinTransaction } from './types';

/** The member's ledger, newest first; only for screens of a signed-in member (§4). */
export const coinTransactionsQuery = queryOptions<CoinTransaction[]>({ queryKey: coinTransactionsKey });

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { api } from './client';
import { racingCoinHistoryKey, racingSummaryKey } from './keys';
import { pageOf } from './paging';
import type { Page } from './paging';
import { readingAnew } from './query-client';
import type { CoinTransaction } from './types';

/**
 * The member's coins from racing, page by page; only for a signed-in member. After a 401 there is nothing to
 * show (§7), and the page is null.
 */
export const racingCoinHistoryQuery = infiniteQueryOptions({
  queryKey: racingCoinHistoryKey,
  queryFn: ({ pageParam, signal }) => loadCoinHistory(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page?.before ?? null,
});

/**
 * Sum of that history, and today's simulator runs with their daily limit. Refetched when a screen that shows
 * it opens, since the server's day changes.
 */
export const racingSummaryQuery = queryOptions(readingAnew(racingSummaryKey));

async function loadCoinHistory(
  before: string | null,
  signal: AbortSignal,
): Promise<Page<CoinTransaction> | null> {
  try {
    const query = before === null ? {} : { before: Number(before) };
    return pageOf(await api.GET('/api/racing/coin-history', { params: { query }, signal }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

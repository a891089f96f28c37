import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { api } from './client';
import { racingCoinHistoryKey, racingSummaryKey } from './keys';
import { pageOf } from './paging';
import type { Page } from './paging';
import { loader } from './query-client';
import type { CoinTransaction, RacingSummary } from './types';

/**
 * What racing has brought the member, page by page; only while somebody is signed in. A 401 means that there is nothing
 * to show (§7): its page is null.
 */
export const racingCoinHistoryQuery = infiniteQueryOptions({
  queryKey: racingCoinHistoryKey,
  queryFn: ({ pageParam, signal }) => loadCoinHistory(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page?.before ?? null,
});

/**
 * What all lines of that history add up to, and how many runs of the simulator still pay today. The server's day goes
 * on, so it is asked for whenever a screen opens that shows it.
 */
export const racingSummaryQuery = queryOptions<RacingSummary>({
  queryKey: racingSummaryKey,
  queryFn: loader()<RacingSummary>,
  staleTime: 0,
});

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

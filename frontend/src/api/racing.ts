import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { api } from './client';
import { racingCoinHistoryKey, racingSummaryKey } from './keys';
import { loader } from './query-client';
import type { CoinTransaction, RacingSummary } from './types';

/** A part of the racing coin history, newest first. */
export interface CoinHistoryPage {
  lines: readonly CoinTransaction[];
  /** The id before which the list goes on; null at its end. */
  before: number | null;
}

/**
 * What racing has brought the member, page by page; only while somebody is signed in. A 401 means that there is nothing
 * to show (§7): its page is null.
 */
export const racingCoinHistoryQuery = infiniteQueryOptions({
  queryKey: racingCoinHistoryKey,
  queryFn: ({ pageParam, signal }) => loadCoinHistory(pageParam, signal),
  initialPageParam: null as number | null,
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

async function loadCoinHistory(before: number | null, signal: AbortSignal): Promise<CoinHistoryPage | null> {
  try {
    const query = before === null ? {} : { before };
    const { data, response } = await api.GET('/api/racing/coin-history', { params: { query }, signal });
    return { lines: data ?? [], before: nextBefore(response) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Reads where the list goes on from the answer's Link header (RFC 8288). */
function nextBefore({ headers }: Response): number | null {
  const next = /[?&]before=(\d+)[^>]*>; *rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  return next === undefined ? null : Number(next);
}

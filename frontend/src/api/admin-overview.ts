import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { adminOverviewKey, adminRoundsKey, adminStatsKey } from './admin-keys';
import { pageOf } from './paging';
import type { AdminOverview, AdminRound, AdminStats } from './types';

const ROUNDS_A_PAGE = 5;

/** The site in six figures; members play meanwhile, so it is asked again whenever it is opened. */
export const adminStatsQuery = queryOptions<AdminStats>({
  queryKey: adminStatsKey,
  queryFn: ({ signal }) => answerOf(api.GET('/api/admin/stats', { signal })),
  staleTime: 0,
});

/** The last thirty days. */
export const adminOverviewQuery = queryOptions<AdminOverview>({
  queryKey: adminOverviewKey,
  queryFn: ({ signal }) => answerOf(api.GET('/api/admin/overview', { signal })),
  staleTime: 0,
});

/** Rounds that look unlike a person's play, page by page, the last first. */
export const flaggedRoundsQuery = infiniteQueryOptions({
  queryKey: adminRoundsKey,
  queryFn: async ({ pageParam, signal }) => {
    const query = {
      flagged: 'true' as const,
      limit: ROUNDS_A_PAGE,
      ...(pageParam !== null && { before: pageParam }),
    };
    return pageOf(await api.GET('/api/admin/rounds', { params: { query }, signal }));
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ before }) => before,
  staleTime: 0,
});

/** Takes a proven round back, its coins with it, and gives it as it is then. */
export async function voidRound(round: string, reason: string): Promise<AdminRound> {
  return answerOf(
    api.POST('/api/admin/rounds/{round}/void', { params: { path: { round } }, body: { reason } }),
  );
}

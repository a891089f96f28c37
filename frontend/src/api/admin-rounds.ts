import { adminRoundsKey } from './admin-keys';
import { answerOf, api } from './client';
import { pagesQuery } from './paging';
import type { AdminRound } from './types';

const ROUNDS_A_PAGE = 5;

/** Rounds flagged by the detector, page by page, newest first. */
export const flaggedRoundsQuery = pagesQuery(
  adminRoundsKey,
  (place: { before?: string }, signal) => {
    const query = { flagged: 'true' as const, limit: ROUNDS_A_PAGE, ...place };
    return api.GET('/api/admin/rounds', { params: { query }, signal });
  },
  { staleTime: 0 },
);

/** Voids a proven round and its coins, and returns the round. */
export async function voidRound(round: string, reason: string): Promise<AdminRound> {
  return answerOf(
    api.POST('/api/admin/rounds/{round}/void', { params: { path: { round } }, body: { reason } }),
  );
}

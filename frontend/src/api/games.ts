import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { answerOf, api } from './client';
import { invalidate } from './invalidate';
import {
  achievementsKey,
  coinTransactionsKey,
  gameStatsKey,
  goalKey,
  homeKey,
  leaderboardKey,
  memberBestsKey,
  ownRoundsKey,
  ownStandingKey,
  racingCoinHistoryKey,
  racingSummaryKey,
  userKey,
} from './keys';
import { reading } from './query-client';
import type { FinishedRound, GameStats, OwnRound, Ticket, Verdict, WatchableRound } from './types';

const readGameStats = reading(gameStatsKey);

/**
 * The member's stats, one row per game; only for screens of a signed-in member (§4). An unsuccessful answer
 * throws 'Failed to fetch game stats' (§7), except for the 401 that ends a session.
 */
export const gameStatsQuery = queryOptions<GameStats[]>({
  queryKey: gameStatsKey,
  queryFn: async (context) => {
    try {
      return await readGameStats.queryFn(context);
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.status === 401) throw cause;
      throw new Error('Failed to fetch game stats', { cause });
    }
  },
});

/** The member's stats of one game (§7); invalidated together with all the others. */
export function gameRecordQuery(gameName: string) {
  return queryOptions<GameStats[]>({
    queryKey: [...gameStatsKey, gameName],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/games/stats', { params: { query: { game: gameName } }, signal })),
  });
}

/** Requests the ticket of a new round: its id, its seed and the version of the rules. A restart ends the open one. */
export function startRound(gameName: string, isRestart = false, signal?: AbortSignal): Promise<Ticket> {
  const body = { gameName, ...(isRestart && { isRestart }) };
  return answerOf(api.POST('/api/games/rounds', { body, signal: signal ?? null }));
}

/**
 * Returns the member's unspent tickets for rounds without a network, oldest first, filled up to five: of one
 * game, or of each.
 */
export function prefetchTickets(gameName?: string): Promise<Ticket[]> {
  return answerOf(api.POST('/api/games/rounds/stock', { body: gameName === undefined ? {} : { gameName } }));
}

/** Returns the prefetched ticket of an abandoned round to the server. Idempotent: how it was left first, stays. */
export async function returnTicket(round: string, isRestart = false): Promise<void> {
  await api.POST('/api/games/rounds/{round}/abandon', { params: { path: { round } }, body: { isRestart } });
}

/** Sends a finished round and returns the verdict of its replay. Idempotent. */
export function sendRound(finished: FinishedRound, signal: AbortSignal): Promise<Verdict> {
  return answerOf(api.POST('/api/games/stats', { body: finished, signal }));
}

/** One of the member's proven rounds with everything needed to replay it. It never changes. */
export function watchableRoundQuery(round: string) {
  return queryOptions<WatchableRound>({
    queryKey: [`${ownRoundsKey[0]}/${round}`],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/games/rounds/{round}', { params: { path: { round } }, signal })),
  });
}

/** Rounds that are read to find the games played last. */
const LATEST_ROUNDS = 20;

/** The member's latest proven rounds, newest first. */
export const latestRoundsQuery = queryOptions<OwnRound[]>({
  queryKey: [...ownRoundsKey, 'latest'],
  queryFn: ({ signal }) =>
    answerOf(api.GET('/api/games/rounds', { params: { query: { limit: LATEST_ROUNDS } }, signal })),
});

const changedByRounds = [
  userKey,
  homeKey,
  coinTransactionsKey,
  goalKey,
  gameStatsKey,
  ownRoundsKey,
  achievementsKey,
  racingCoinHistoryKey,
  racingSummaryKey,
  leaderboardKey,
  ownStandingKey,
  memberBestsKey,
];

/** Invalidates what a verdict changes: the member's coins, ledger, mean coins of a round, stats and ranks. */
export function invalidateAfterRound(client: QueryClient): Promise<unknown> {
  return invalidate(client, changedByRounds);
}

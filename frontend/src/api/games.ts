import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { answerOf, api } from './client';
import { coinTransactionsKey, gameStatsKey, userKey } from './keys';
import type { FinishedRound, GameStats, Ticket, Verdict } from './types';

/** What the member has played, one row a game; only for screens of a signed-in member (§4). */
export const gameStatsQuery = queryOptions<GameStats[]>({ queryKey: gameStatsKey });

/** Asks for the ticket of a new round: its id, its seed and the version of the rules. */
export function startRound(gameName: string): Promise<Ticket> {
  return answerOf(api.POST('/api/games/rounds', { body: { gameName } }));
}

/** Hands a finished round in and gives the replay's verdict; the same round sent again gives the same verdict. */
export function sendRound(finished: FinishedRound): Promise<Verdict> {
  return answerOf(api.POST('/api/games/stats', { body: finished }));
}

/** A verdict changed the member's coins, ledger and stats: what is cached of them is asked for again. */
export async function invalidateAfterRound(client: QueryClient): Promise<void> {
  await Promise.all(
    [userKey, coinTransactionsKey, gameStatsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../api/api-error';
import { getJson } from '../api/client';
import { sendRound } from '../api/games';
import { userKey } from '../api/keys';
import type { User, Verdict } from '../api/types';
import { refusalMessage } from './refusal-messages';
import type { WaitingRound } from './waiting-round';

/**
 * Outcome of a sent round: proven or refused by the server's verdict, or `turned-down` when the server will
 * never accept the request.
 */
export type RoundOutcome =
  | { kind: 'proven'; verdict: Verdict }
  | { kind: 'refused'; sentence: string }
  | { kind: 'turned-down'; sentence: string };

/** Statuses that a retry cannot change. */
const FINAL_STATUSES = [400, 404, 413, 422];

/** Timeout for one attempt; the round stays in the outbox. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Thrown when the session belongs to another member by now, so the answer says nothing about the round. */
export class OtherMemberError extends Error {
  override readonly name = 'OtherMemberError';
}

/** Returns the cache key of a round's outcome. */
export function roundOutcomeKey(round: string): readonly [string, string] {
  return ['round-outcome', round];
}

/** Returns the outcome of a round, if this page knows it. */
export function knownRoundOutcome(client: QueryClient, round: string): RoundOutcome | undefined {
  return client.getQueryData<RoundOutcome>(roundOutcomeKey(round));
}

/** Sends a round and returns its outcome; rejects while the round has to wait (§8). */
export async function requestVerdict(round: WaitingRound): Promise<RoundOutcome> {
  const answer = await sendRound(round.report, AbortSignal.timeout(ANSWER_TIMEOUT_MS)).catch(turnedDown);
  if ('kind' in answer) return answer;
  if (answer.round !== round.id) throw new Error('The answer is not about this round.');
  if (answer.verdict === 'proven') return { kind: 'proven', verdict: answer };
  if (answer.reason === 'ticket_unknown') await expectMember(round.userId);
  return { kind: 'refused', sentence: refusalMessage(answer.reason) };
}

function turnedDown(error: unknown): Extract<RoundOutcome, { kind: 'turned-down' }> {
  if (!isFinal(error)) throw error;
  return { kind: 'turned-down', sentence: messageOf(error, refusalMessage(null)) };
}

/** Only a problem code from our API is final; a proxy may answer with the same status temporarily. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.problem?.code !== undefined && FINAL_STATUSES.includes(error.status)
  );
}

/** Throws if another tab has signed in another member meanwhile, whose session does not know this round. */
async function expectMember(userId: number): Promise<void> {
  const { id } = (await getJson(userKey[0])) as User;
  if (id !== userId) throw new OtherMemberError('The round belongs to another member than the session.');
}

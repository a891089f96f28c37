import type { QueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../api/api-error';
import { getJson } from '../api/client';
import { sendRound } from '../api/games';
import { userKey } from '../api/keys';
import type { User, Verdict } from '../api/types';
import { refusalMessage } from './refusal-messages';
import type { WaitingRound } from './waiting-round';

/**
 * What became of a sent round: proven or refused by the server's verdict, or `turned-down`, where the server
 * understood the request and will never take it.
 */
export type RoundOutcome =
  | { kind: 'proven'; verdict: Verdict }
  | { kind: 'refused'; sentence: string }
  | { kind: 'turned-down'; sentence: string };

/** Statuses that come again however often the same request is made. */
const FINAL_STATUSES = [400, 404, 413, 422];

/** A server that has not answered by then is as good as lost; the round waits for the next try. */
const ANSWER_TIMEOUT_MS = 30_000;

/** The session is another member's by now, so the answer says nothing about the round. */
export class OtherMemberError extends Error {
  override readonly name = 'OtherMemberError';
}

/** Where the cache keeps what became of a round, for the screen that shows it. */
export function roundOutcomeKey(round: string): readonly [string, string] {
  return ['round-outcome', round];
}

/** Returns what became of a round, if this page has learnt it. */
export function knownRoundOutcome(client: QueryClient, round: string): RoundOutcome | undefined {
  return client.getQueryData<RoundOutcome>(roundOutcomeKey(round));
}

/** Sends a round and gives what the server decides; rejects as long as the round has to wait (§8). */
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

/** Only the server's own no is final: something between here and there says it too, and takes it back. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.problem?.code !== undefined && FINAL_STATUSES.includes(error.status)
  );
}

/** Another tab may have signed somebody else in meanwhile; their session knows nothing of this round. */
async function expectMember(userId: number): Promise<void> {
  const { id } = (await getJson(userKey[0])) as User;
  if (id !== userId) throw new OtherMemberError('The round belongs to another member than the session.');
}

import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isFinalRefusal, messageOf } from '../api/api-error';
import { addCoins } from '../api/coins';
import { answerOf, api } from '../api/client';
import { invalidateAfterRound, sendRound } from '../api/games';
import { userKey } from '../api/keys';
import { endSessionOn401 } from '../api/query-client';
import { toastFailure } from '../ui/toast';
import { refusalMessage } from './refusal-messages';
import { knownRoundOutcome, roundOutcomeKey } from './round-outcome';
import type { RoundOutcome } from './round-outcome';
import { showRoundOutcomes } from './round-outcome-toast';
import type { DecidedRound } from './round-outcome-toast';
import { inOneTab } from './one-tab';
import { returnRestarted } from './prefetched-tickets';
import { removeRound, roundOutbox } from './round-outbox';
import type { PlayedRound } from './played-round';

/** Statuses that a retry cannot change. */
const FINAL_STATUSES = [400, 404, 413, 422];

/** Timeout for one attempt; the round stays in the outbox. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Thrown when the session belongs to another member by now, so the answer says nothing about the round. */
class OtherMemberError extends Error {
  override readonly name = 'OtherMemberError';
}

/**
 * Sends the member's waiting rounds, those of a game in the order they were played. Shows the outcomes that
 * no screen shows.
 *
 * @param isWanted called before each round: the member may have signed out
 * @returns the error that makes the rest wait, null when nothing is left
 */
export async function sendWaitingRounds(
  client: QueryClient,
  userId: number,
  isWanted: () => boolean = () => true,
): Promise<Error | null> {
  return inOneTab('send-rounds', async () => {
    const decided: DecidedRound[] = [];
    const stuckGames = new Set<string>();
    let failure: Error | null = null;
    const waiting = await roundOutbox.waitingOf(userId);
    // A failure only lets restarts count as thrown away; the rounds matter more.
    if (waiting.length > 0) await returnRestarted(userId).catch(() => undefined);
    for (const round of waiting) {
      if (!isWanted()) break;
      if (stuckGames.has(round.gameName)) continue;
      try {
        decided.push({ round, roundOutcome: await sendAndKeepOutcome(client, round) });
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        if (!isOfOneGame(error)) break;
        stuckGames.add(round.gameName);
      }
    }
    updateSession(client, failure);
    showRoundOutcomes(decided.filter(({ round }) => !isOnScreen(client, round)));
    return failure;
  });
}

/** Returns true if other games' rounds may still succeed: a server error can be caused by this round. */
function isOfOneGame(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500;
}

/** Sends the member's rounds including this one, which is in the outbox, and returns its outcome. */
export async function sendNow(client: QueryClient, round: PlayedRound): Promise<RoundOutcome> {
  const failure = await sendWaitingRounds(client, round.userId);
  const roundOutcome = knownRoundOutcome(client, round.id);
  if (roundOutcome) return roundOutcome;
  if (failure !== null) throw failure;
  // Another tab has sent it meanwhile; a repeated request gets the same answer.
  return inOneTab('send-rounds', () => sendAndKeepOutcome(client, round));
}

/** Sends a round, then updates the cache and the outbox in the tab that received the answer. */
async function sendAndKeepOutcome(client: QueryClient, round: PlayedRound): Promise<RoundOutcome> {
  const roundOutcome = await requestVerdict(round);
  client.setQueryData(roundOutcomeKey(round.id), roundOutcome);
  if (roundOutcome.kind === 'turned-down') {
    await roundOutbox.keep({ ...round, state: { kind: 'refused', reason: roundOutcome.sentence } });
    return roundOutcome;
  }
  await removeRound(round.id);
  void invalidateAfterRound(client);
  if (roundOutcome.kind === 'proven') void acknowledgeCoins(client, round, roundOutcome.verdict.coins);
  return roundOutcome;
}

/** Sends a round and returns its outcome; rejects while the round has to wait (§8). */
async function requestVerdict(round: PlayedRound): Promise<RoundOutcome> {
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

const isFinal = (error: unknown): boolean => isFinalRefusal(error, FINAL_STATUSES);

/** Throws if another tab has signed in another member meanwhile, whose session does not know this round. */
async function expectMember(userId: number): Promise<void> {
  const { id } = await answerOf(api.GET('/api/user'));
  if (id !== userId) throw new OtherMemberError('The round belongs to another member than the session.');
}

/**
 * Acknowledges the coins of a round (§7). The verdict has paid them already, whether or not this call succeeds,
 * unless the server knows of none.
 */
async function acknowledgeCoins(
  client: QueryClient,
  { id, gameName, report }: PlayedRound,
  coins: number,
): Promise<void> {
  // The report of a race contains its coins.
  if (coins === 0 || report.coins !== undefined) return;
  try {
    const description = `Earned ${coins} coins playing ${gameName}`;
    await addCoins(client, { amount: coins, description, round: id });
  } catch (error) {
    endSessionOn401(client, error);
    // Any other failure hides nothing: the coins are there.
    if (isFinalRefusal(error, [409])) toastFailure('Failed to add coins', 'Please try again later.');
  }
}

/** Updates the cached member when a failure shows that the session has ended or belongs to another member. */
function updateSession(client: QueryClient, failure: Error | null): void {
  endSessionOn401(client, failure);
  if (failure instanceof OtherMemberError) void client.invalidateQueries({ queryKey: userKey });
}

function isOnScreen(client: QueryClient, { id }: PlayedRound): boolean {
  const outcome = client.getQueryCache().find({ queryKey: roundOutcomeKey(id) });
  return outcome !== undefined && outcome.getObserversCount() > 0;
}

import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { addCoins } from '../api/coins';
import { invalidateAfterRound } from '../api/games';
import { userKey } from '../api/keys';
import { endSessionOn401 } from '../api/query-client';
import { toast } from '../ui/toast';
import { decide, decisionKey, knownDecision, OtherMemberError } from './decision';
import type { Decision } from './decision';
import { tellDecisions } from './decision-toast';
import type { DecidedRound } from './decision-toast';
import { inOneTab } from './one-tab';
import { refuseRound, removeRound, waitingRoundsOf } from './round-box';
import type { WaitingRound } from './waiting-round';

/**
 * Sends the member's waiting rounds, those of a game in the order they were played, and tells what became of those that
 * no screen shows.
 *
 * @param isWanted asked before each: the member may be gone by then
 * @returns why the rest has to wait, null when nothing is left
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
    for (const round of await waitingRoundsOf(userId)) {
      if (!isWanted()) break;
      if (stuckGames.has(round.gameName)) continue;
      try {
        decided.push({ round, decision: await sendAndSettle(client, round) });
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        if (!isOfOneGame(error)) break;
        stuckGames.add(round.gameName);
      }
    }
    followSession(client, failure);
    tellDecisions(decided.filter(({ round }) => !isOnScreen(client, round)));
    return failure;
  });
}

/** Whether other games' rounds may still get through: what the server stumbles over need not be in them. */
function isOfOneGame(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500;
}

/** Sends the member's rounds up to this one, which is in the box, and gives what became of it. */
export async function sendNow(client: QueryClient, round: WaitingRound): Promise<Decision> {
  const failure = await sendWaitingRounds(client, round.userId);
  const decision = knownDecision(client, round.id);
  if (decision) return decision;
  if (failure !== null) throw failure;
  // Another tab has sent it meanwhile: asked again, the server says the same.
  return inOneTab('send-rounds', () => sendAndSettle(client, round));
}

/** What is shown and kept follows the decision in the tab that got it. */
async function sendAndSettle(client: QueryClient, round: WaitingRound): Promise<Decision> {
  const decision = await decide(round);
  client.setQueryData(decisionKey(round.id), decision);
  if (decision.kind === 'turned-down') await refuseRound(round, decision.sentence);
  else await removeRound(round.id);
  if (decision.kind === 'turned-down') return decision;
  void invalidateAfterRound(client);
  if (decision.kind === 'proven') void acknowledgeCoins(client, round, decision.verdict.coins);
  return decision;
}

/** §7: the coins of a round are named after it. The verdict has paid them, whatever becomes of this call. */
async function acknowledgeCoins(
  client: QueryClient,
  { id, gameName, report }: WaitingRound,
  coins: number,
): Promise<void> {
  // A race names its coins in its report.
  if (coins === 0 || report.coins !== undefined) return;
  try {
    await addCoins(client, {
      amount: coins,
      description: `Earned ${coins} coins playing ${gameName}`,
      round: id,
    });
  } catch (error) {
    endSessionOn401(client, error);
    toast({
      title: 'Failed to add coins',
      description: 'Please try again later.',
      variant: 'destructive',
    });
  }
}

/** A failure may tell that nobody, or somebody else, is signed in by now. */
function followSession(client: QueryClient, failure: Error | null): void {
  endSessionOn401(client, failure);
  if (failure instanceof OtherMemberError) void client.invalidateQueries({ queryKey: userKey });
}

function isOnScreen(client: QueryClient, { id }: WaitingRound): boolean {
  return (
    (client
      .getQueryCache()
      .find({ queryKey: decisionKey(id) })
      ?.getObserversCount() ?? 0) > 0
  );
}

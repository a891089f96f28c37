import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { addCoins } from '../api/coins';
import { invalidateAfterRound } from '../api/games';
import { userKey } from '../api/keys';
import { endSessionOn401 } from '../api/query-client';
import { toast } from '../ui/toast';
import { requestVerdict, roundOutcomeKey, knownRoundOutcome, OtherMemberError } from './round-outcome';
import type { RoundOutcome } from './round-outcome';
import { showRoundOutcomes } from './round-outcome-toast';
import type { SettledRound } from './round-outcome-toast';
import { inOneTab } from './one-tab';
import { refuseRound, removeRound, waitingRoundsOf } from './round-outbox';
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
    const decided: SettledRound[] = [];
    const stuckGames = new Set<string>();
    let failure: Error | null = null;
    for (const round of await waitingRoundsOf(userId)) {
      if (!isWanted()) break;
      if (stuckGames.has(round.gameName)) continue;
      try {
        decided.push({ round, roundOutcome: await sendAndSettle(client, round) });
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        if (!isOfOneGame(error)) break;
        stuckGames.add(round.gameName);
      }
    }
    subscribeToSession(client, failure);
    showRoundOutcomes(decided.filter(({ round }) => !isOnScreen(client, round)));
    return failure;
  });
}

/** Whether other games' rounds may still get through: what the server stumbles over need not be in them. */
function isOfOneGame(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500;
}

/** Sends the member's rounds up to this one, which is in the outbox, and gives what became of it. */
export async function sendNow(client: QueryClient, round: WaitingRound): Promise<RoundOutcome> {
  const failure = await sendWaitingRounds(client, round.userId);
  const roundOutcome = knownRoundOutcome(client, round.id);
  if (roundOutcome) return roundOutcome;
  if (failure !== null) throw failure;
  // Another tab has sent it meanwhile: asked again, the server says the same.
  return inOneTab('send-rounds', () => sendAndSettle(client, round));
}

/** What is shown and kept follows the decision in the tab that got it. */
async function sendAndSettle(client: QueryClient, round: WaitingRound): Promise<RoundOutcome> {
  const roundOutcome = await requestVerdict(round);
  client.setQueryData(roundOutcomeKey(round.id), roundOutcome);
  if (roundOutcome.kind === 'turned-down') await refuseRound(round, roundOutcome.sentence);
  else await removeRound(round.id);
  if (roundOutcome.kind === 'turned-down') return roundOutcome;
  void invalidateAfterRound(client);
  if (roundOutcome.kind === 'proven') void acknowledgeCoins(client, round, roundOutcome.verdict.coins);
  return roundOutcome;
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
function subscribeToSession(client: QueryClient, failure: Error | null): void {
  endSessionOn401(client, failure);
  if (failure instanceof OtherMemberError) void client.invalidateQueries({ queryKey: userKey });
}

function isOnScreen(client: QueryClient, { id }: WaitingRound): boolean {
  return (
    (client
      .getQueryCache()
      .find({ queryKey: roundOutcomeKey(id) })
      ?.getObserversCount() ?? 0) > 0
  );
}

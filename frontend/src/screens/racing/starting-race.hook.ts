import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { racingSimulator, simulatedRun } from 'game-scenes/rules';
import { messageOf } from '../../api/api-error';
import { startRound } from '../../api/games';
import { racingSummaryKey } from '../../api/keys';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import type { RacingSummary, Ticket, User } from '../../api/types';
import { NoAnswerError } from '../../lib/within';
import { isRoundWaiting } from '../../offline/round-outbox';
import { sendWaitingRounds } from '../../offline/round-sender';
import { localSeed } from './race';
import type { Race } from './race';

/** Thrown when a race cannot start for a reason that the user can fix. */
class NoStartError extends Error {
  override readonly name = 'NoStartError';
}

/** Starts races, one at a time: with a ticket of the server for a member, with a local seed for a visitor. */
export function useStartingRace(user: User | null, onStart: (race: Race) => void) {
  const client = useQueryClient();
  return useOneAtATime(
    useMutation({
      mutationFn: async () => (user === null ? localRace() : drawnRace(client, user)),
      onSuccess: onStart,
    }),
  );
}

/** Returns why the race did not start, as a message for the user. */
export function startFailure(error: Error): string {
  if (error instanceof NoStartError || error instanceof NoAnswerError) return error.message;
  return messageOf(error, 'The race could not start. Check the connection and try again.');
}

function localRace(): Race {
  return { run: simulatedRun(localSeed()), startedAtMs: performance.now(), entry: null };
}

async function drawnRace(client: QueryClient, member: User): Promise<Race> {
  const before = client.getQueryData<RacingSummary>(racingSummaryKey);
  const ticket = await ticketFor(client, member.id);
  if (ticket.rulesVersion !== racingSimulator.rulesVersion) {
    throw new NoStartError('There is a newer version of this race. Reload the page to get it.');
  }
  void client.invalidateQueries({ queryKey: racingSummaryKey });
  const runOfDay = before === undefined ? null : before.runsToday + 1;
  return {
    run: simulatedRun(ticket.seed),
    startedAtMs: performance.now(),
    entry: { ticket, member, runOfDay },
  };
}

/** Sends a waiting race before requesting a ticket, because a new ticket ends the member's earlier run. */
async function ticketFor(client: QueryClient, userId: number): Promise<Ticket> {
  const isInTheWay = (): Promise<boolean> => isRoundWaiting(userId, racingSimulator.name);
  if (await isInTheWay()) await sendWaitingRounds(client, userId);
  if (await isInTheWay()) {
    throw new NoStartError('Your last race has to be sent first: a new one would end it uncounted.');
  }
  return startRound(racingSimulator.name);
}

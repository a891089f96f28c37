import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { mountGame } from 'game-scenes/scenes';
import { messageOf } from '../../api/api-error';
import { startRound } from '../../api/games';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import type { Ticket } from '../../api/types';
import { waitingRoundsOf } from '../../offline/round-box';
import { sendWaitingRounds } from '../../offline/round-sender';
import type { RoundOwner } from './round-sync.hook';

/** A round in progress: its ticket, and what puts the game on the page. */
export interface RunningRound {
  ticket: Ticket;
  mountGame: typeof mountGame;
}

/** The game can't start because an earlier round of it would be lost. */
class RoundWaitsError extends Error {
  override readonly name = 'RoundWaitsError';
}

/** Prepares rounds, one at a time: a second ticket would make the first one worthless. */
export function useStarting(
  owner: RoundOwner,
  onStart: (round: RunningRound) => void,
  onTrouble: (sentence: string) => void,
) {
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: () => prepareRound(client, owner),
    onSuccess: onStart,
    onError: (error) => onTrouble(sentenceFor(error)),
  });
  return useOneAtATime(start);
}

function sentenceFor(error: Error): string {
  if (error instanceof RoundWaitsError) return error.message;
  return messageOf(error, 'The round could not start. Check the connection and try again.');
}

/** The game's code first, which is loaded once: a ticket that nothing can play would count as thrown away. */
async function prepareRound(client: QueryClient, owner: RoundOwner): Promise<RunningRound> {
  const { mountGame } = await import('game-scenes/scenes');
  return { ticket: await ticketFor(client, owner), mountGame };
}

/** A new ticket ends the member's earlier round of the game, so a round that waits to be sent goes first. */
async function ticketFor(client: QueryClient, { userId, gameName }: RoundOwner): Promise<Ticket> {
  const isInTheWay = async (): Promise<boolean> =>
    (await waitingRoundsOf(userId)).some((round) => round.gameName === gameName);
  if (await isInTheWay()) await sendWaitingRounds(client, userId);
  if (await isInTheWay()) {
    throw new RoundWaitsError('Your last round has to be sent first: a new one would end it uncounted.');
  }
  return startRound(gameName);
}

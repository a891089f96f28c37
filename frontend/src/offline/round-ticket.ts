import type { QueryClient } from '@tanstack/react-query';
import { gameByName } from 'game-scenes/rules';
import { ApiError } from '../api/api-error';
import { startRound } from '../api/games';
import type { Ticket } from '../api/types';
import { isUnreachable } from '../api/unreachable';
import { waitingRoundsOf } from './round-outbox';
import { sendWaitingRounds } from './round-sender';
import { takeTicket } from './prefetched-tickets';
import type { TicketOwner } from './prefetched-tickets';

/** `online`: issued just now; `prefetchedTicket`: fetched ahead; `practice`: made here, its round is never sent. */
export type TicketKind = 'online' | 'stocked' | 'practice';

/** What a round is played under. */
export interface RoundTicket {
  ticket: Ticket;
  kind: TicketKind;
}

/** A network that has not answered by then is as good as none. */
const ANSWER_TIMEOUT_MS = 10_000;
const SEED_BYTES = 16;
const PRACTICE_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The game can't start because an earlier round of it would be lost; the message is for people. */
export class RoundWaitsError extends Error {
  override readonly name = 'RoundWaitsError';
}

/**
 * Returns the ticket of a new round: from the server, else from the stock, else one for practice. Rejects with what the
 * server says against the start, and with a RoundWaitsError when an earlier round has to be sent first.
 */
export async function ticketForRound(client: QueryClient, wanted: TicketOwner): Promise<RoundTicket> {
  let failure: unknown;
  try {
    if (navigator.onLine) return { ticket: await onlineTicket(client, wanted), kind: 'online' };
  } catch (error) {
    failure = error;
    if (!isNobodyThere(error)) throw error;
  }
  const prefetchedTicket = await takeTicket(wanted);
  if (prefetchedTicket) return { ticket: prefetchedTicket, kind: 'stocked' };
  // Something did answer: the server is about to be back, and the round would be worth something then.
  if (answerIn(failure)) throw failure;
  return { ticket: practiceTicket(wanted.gameName), kind: 'practice' };
}

/** A new ticket ends the member's earlier round of the game, so a round that waits to be sent goes first. */
async function onlineTicket(client: QueryClient, { userId, gameName }: TicketOwner): Promise<Ticket> {
  const isInTheWay = async (): Promise<boolean> =>
    (await waitingRoundsOf(userId)).some((round) => round.gameName === gameName);
  const cause = (await isInTheWay()) ? await sendWaitingRounds(client, userId) : null;
  if (await isInTheWay()) {
    throw new RoundWaitsError('Your last round has to be sent first: a new one would end it uncounted.', {
      cause,
    });
  }
  return startRound(gameName, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
}

/** Why an earlier round could not be sent is what matters of one that is in the way. */
function causeOf(error: unknown): unknown {
  return error instanceof RoundWaitsError ? error.cause : error;
}

function isNobodyThere(error: unknown): boolean {
  return isUnreachable(causeOf(error));
}

function answerIn(error: unknown): boolean {
  return causeOf(error) instanceof ApiError;
}

/** A round that is only for fun: nobody but this browser knows of it. */
function practiceTicket(gameName: string): Ticket {
  const game = gameByName(gameName);
  if (!game) throw new Error(`There is no game '${gameName}'.`);
  const now = Date.now();
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return {
    round: `practice-${now}`,
    game: game.id,
    seed: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    rulesVersion: game.rulesVersion,
    isStocked: true,
    pays: false,
    issuedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + PRACTICE_LIFETIME_MS).toISOString(),
  };
}

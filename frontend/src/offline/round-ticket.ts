import type { QueryClient } from '@tanstack/react-query';
import { gameByName } from 'game-scenes/rules';
import { ApiError } from '../api/api-error';
import { startRound } from '../api/games';
import type { Ticket } from '../api/types';
import { isUnreachable } from '../api/unreachable';
import { newRequestKey } from '../lib/request-key';
import { NoAnswerError } from '../lib/within';
import { isRoundWaiting } from './round-outbox';
import { sendWaitingRounds } from './round-sender';
import { takeTicket } from './prefetched-tickets';
import type { TicketOwner } from './prefetched-tickets';

/** `online`: issued just now. `stocked`: prefetched. `practice`: made locally; its round is never sent. */
export type TicketKind = 'online' | 'stocked' | 'practice';

/** The ticket of a round, and where it came from. */
export interface RoundTicket {
  ticket: Ticket;
  kind: TicketKind;
  /** Why it is practice, where that is not the network. */
  reason?: string;
}

/** Timeout for a ticket request; a slower network counts as offline. */
const ANSWER_TIMEOUT_MS = 10_000;
const PRACTICE_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Thrown when a game cannot start because an earlier round of it would be lost. The message is shown to the
 * player.
 */
export class RoundWaitsError extends Error {
  override readonly name = 'RoundWaitsError';
}

/**
 * Returns the ticket of a new round: from the server, else a prefetched one, else a practice ticket. Rejects
 * with the server's refusal, or with a RoundWaitsError when an earlier round has to be sent first. Where the storage
 * does not answer it is practice: one of the server could end a round that waits there. `isRestart` tells the server
 * how the round before was left.
 */
export async function ticketForRound(
  client: QueryClient,
  wanted: TicketOwner,
  isRestart = false,
): Promise<RoundTicket> {
  let failure: unknown;
  try {
    if (navigator.onLine) return { ticket: await onlineTicket(client, wanted, isRestart), kind: 'online' };
  } catch (error) {
    failure = error;
    if (!isUnreachable(causeOf(error))) throw error;
  }
  const prefetchedTicket = await takeTicket(wanted).catch((error: unknown) => {
    failure ??= error;
    return null;
  });
  if (prefetchedTicket) return { ticket: prefetchedTicket, kind: 'stocked' };
  // There was an answer, so the server will be back soon, and an official round is worth waiting for.
  if (causeOf(failure) instanceof ApiError) throw failure;
  const why = failure instanceof NoAnswerError ? { reason: failure.message } : {};
  return { ticket: practiceTicket(wanted.gameName), kind: 'practice', ...why };
}

/**
 * Requests a ticket. A new ticket ends the member's earlier round of the game, so a waiting round is sent
 * first.
 */
async function onlineTicket(
  client: QueryClient,
  { userId, gameName }: TicketOwner,
  isRestart: boolean,
): Promise<Ticket> {
  const isInTheWay = (): Promise<boolean> => isRoundWaiting(userId, gameName);
  const cause = (await isInTheWay()) ? await sendWaitingRounds(client, userId) : null;
  if (await isInTheWay()) {
    throw new RoundWaitsError('Your last round has to be sent first: a new one would end it uncounted.', {
      cause,
    });
  }
  return startRound(gameName, isRestart, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
}

/** Returns the reason why an earlier round could not be sent, for a RoundWaitsError. */
function causeOf(error: unknown): unknown {
  return error instanceof RoundWaitsError ? error.cause : error;
}

/** Returns a ticket for a practice round, which the server does not know. */
function practiceTicket(gameName: string): Ticket {
  const game = gameByName(gameName);
  if (!game) throw new Error(`There is no game '${gameName}'.`);
  const now = Date.now();
  return {
    round: `practice-${now}`,
    game: game.id,
    seed: newRequestKey(),
    rulesVersion: game.rulesVersion,
    isStocked: true,
    pays: false,
    issuedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + PRACTICE_LIFETIME_MS).toISOString(),
  };
}

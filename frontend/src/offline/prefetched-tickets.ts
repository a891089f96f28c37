import { GAME_IDS, GAMES, rulesFor } from 'game-scenes/rules';
import { returnTicket, prefetchTickets } from '../api/games';
import type { Ticket } from '../api/types';
import { inDatabase } from './database';
import { roundOutbox } from './round-outbox';
import { heldRounds, holdRound, withTicketLock } from './rounds-in-play';
import type { PrefetchedTicket } from './prefetched-ticket';

/** Member and game of prefetched tickets. */
export interface TicketOwner {
  userId: number;
  gameName: string;
}

/** Waits for the disk: a reload must not start a second round with the same ticket. */
const strictly = { durability: 'strict' } as const;

/**
 * Takes the oldest usable ticket. Tickets are used in the order of issue, each once across all tabs. Its
 * round then counts as in play (rounds-in-play.ts). Returns null when there is none or storage is
 * unavailable; rejects with a NoAnswerError where another tab keeps the lock.
 */
export function takeTicket(owner: TicketOwner): Promise<Ticket | null> {
  return withTicketLock(async () => {
    const ticket = await spendOldest(owner).catch(() => null);
    if (ticket) await holdRound(ticket.round);
    return ticket;
  });
}

function spendOldest(owner: TicketOwner): Promise<Ticket | null> {
  return inDatabase(async (database) => {
    const change = database.transaction('tickets', 'readwrite', strictly);
    const [oldest] = inOrderOfIssue((await change.store.getAll()).filter((one) => isUsable(one, owner)));
    if (oldest) await change.store.put({ ...oldest, isSpent: true });
    await change.done;
    return oldest?.ticket ?? null;
  });
}

/**
 * Fetches the member's tickets of a game. Tickets that the server no longer returns, e.g. because another
 * device has used them, are dropped. Tickets spent here stay spent, and abandoned ones are returned in
 * exchange for new ones. Rejects when the server does not answer.
 */
export async function refillTickets(owner: TicketOwner): Promise<void> {
  await refillBy(owner, await prefetchTickets(owner.gameName));
}

/** Does the same for every game, with one request unless tickets were abandoned. */
export async function refillAllTickets(userId: number): Promise<void> {
  const tickets = await prefetchTickets();
  for (const id of GAME_IDS)
    await refillBy(
      { userId, gameName: GAMES[id].name },
      tickets.filter(({ game }) => game === id),
    );
}

async function refillBy(owner: TicketOwner, tickets: readonly Ticket[]): Promise<void> {
  await storeTickets(owner, tickets);
  const left = await abandonedRounds(tickets);
  if (left.length === 0) return;
  for (const { round, isRestarted } of left) await returnTicket(round, isRestarted);
  await storeTickets(owner, await prefetchTickets(owner.gameName));
}

/**
 * Returns the abandoned rounds among tickets that the server considers unused: begun in this browser, but
 * neither in play in any tab nor waiting in the outbox. Spent tickets are never reused, so this cannot race
 * with a new round.
 */
function abandonedRounds(tickets: readonly Ticket[]): Promise<PrefetchedTicket[]> {
  return withTicketLock(async () => {
    // In this order, because a round is put into the outbox before its page releases it.
    const held = await heldRounds();
    if (held === null) return [];
    const kept = new Set((await roundOutbox.allForSure()).map(({ id }) => id));
    const unused = new Set(tickets.map(({ round }) => round));
    const isLeft = ({ round, isSpent }: PrefetchedTicket): boolean =>
      isSpent && unused.has(round) && !held.has(round) && !kept.has(round);
    return inOrderOfIssue((await knownTickets()).filter(isLeft));
  });
}

const knownTickets = (): Promise<PrefetchedTicket[]> =>
  inDatabase((database) => database.getAll('tickets')).catch(() => []);

/** Remembers whether the server has to be told that a restart left the round, if it is of a prefetched ticket. */
export function markRestarted(round: string, isRestarted = true): Promise<void> {
  return inDatabase(async (database) => {
    const change = database.transaction('tickets', 'readwrite', strictly);
    const spent = await change.store.get(round);
    if (spent) await change.store.put({ ...spent, isRestarted });
    await change.done;
  }).catch(() => undefined);
}

/**
 * Returns the member's tickets that restarts left. To be called before a round is sent: the server ends earlier
 * tickets with it and could not tell them from tickets thrown away.
 */
export async function returnRestarted(userId: number): Promise<void> {
  const left = (await knownTickets()).filter((one) => one.isRestarted === true && one.userId === userId);
  for (const { round } of left) {
    await returnTicket(round, true);
    await markRestarted(round, false);
  }
}

async function storeTickets({ userId, gameName }: TicketOwner, tickets: readonly Ticket[]): Promise<void> {
  await inDatabase(async (database) => {
    const change = database.transaction('tickets', 'readwrite', strictly);
    const kept = await change.store.getAll();
    const given = new Set(tickets.map(({ round }) => round));
    const spent = new Set(kept.filter(({ isSpent }) => isSpent).map(({ round }) => round));
    const isGone = (one: PrefetchedTicket): boolean =>
      isExpired(one) ||
      (!one.isSpent && one.userId === userId && one.gameName === gameName && !given.has(one.round));
    const fresh = tickets.filter(({ round }) => !spent.has(round));
    await Promise.all([
      ...kept.filter(isGone).map(({ round }) => change.store.delete(round)),
      ...fresh.map((ticket) =>
        change.store.put({ round: ticket.round, userId, gameName, ticket, isSpent: false }),
      ),
      change.done,
    ]);
  }).catch(() => undefined);
}

/** Returns how many rounds of the game the member could start without a network. */
export async function countTickets(owner: TicketOwner): Promise<number> {
  return (await knownTickets()).filter((one) => isUsable(one, owner)).length;
}

/** Returns true if the member can play with the ticket now. A new release may have dropped its rules. */
function isUsable(one: PrefetchedTicket, { userId, gameName }: TicketOwner): boolean {
  const isTheirs = one.userId === userId && one.gameName === gameName;
  const hasRules = rulesFor(one.ticket.game, one.ticket.rulesVersion) !== undefined;
  return isTheirs && hasRules && !one.isSpent && !isExpired(one);
}

function isExpired({ ticket }: PrefetchedTicket): boolean {
  return Date.parse(ticket.expiresAt) <= Date.now();
}

/** Sorts as the server does: by time of issue, then by id. */
function inOrderOfIssue(tickets: readonly PrefetchedTicket[]): PrefetchedTicket[] {
  return tickets.toSorted(
    (one, other) =>
      Date.parse(one.ticket.issuedAt) - Date.parse(other.ticket.issuedAt) ||
      (one.round < other.round ? -1 : 1),
  );
}

import { rulesFor } from 'game-scenes/rules';
import { returnTicket, fetchTicketsAhead } from '../api/games';
import type { Ticket } from '../api/types';
import { inDatabase } from './database';
import { allRounds } from './round-outbox';
import { heldRounds, holdRound, withTicketLock } from './rounds-in-play';
import type { PrefetchedTicket } from './prefetched-ticket';

/** Whose stock, and of which game. */
export interface TicketOwner {
  userId: number;
  gameName: string;
}

/** The disk has it before the promise resolves: a reload must not start a second round with the same ticket. */
const strictly = { durability: 'strict' } as const;

/**
 * Takes the oldest ticket that can still be used out of the stock: they are used in the order of issue, each once,
 * whichever tab asks. Its round is in play from then on (rounds-in-play.ts). Null when there is none, or when this
 * browser keeps nothing.
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
 * Fetches the member's tickets of a game. What the server no longer gives is dropped, such as what another device has
 * used; what is spent here stays spent, and what was begun here and left is returned for new ones. Rejects when the
 * server does not answer.
 */
export async function refillTickets(owner: TicketOwner): Promise<void> {
  const tickets = await fetchTicketsAhead(owner.gameName);
  await storeTickets(owner, tickets);
  const left = await abandonedRounds(tickets);
  if (left.length === 0) return;
  for (const round of left) await returnTicket(round);
  await storeTickets(owner, await fetchTicketsAhead(owner.gameName));
}

/**
 * Of tickets that the server holds for unused, those whose rounds were begun in this browser and have no end: no tab
 * plays them and none waits in the outbox. A spent ticket never begins again, so what is left stays left.
 */
function abandonedRounds(tickets: readonly Ticket[]): Promise<string[]> {
  return withTicketLock(async () => {
    // In this order: a round is in the outbox before its page lets go of it.
    const held = await heldRounds();
    if (held === null) return [];
    const kept = new Set((await allRounds()).map(({ id }) => id));
    const known = await inDatabase((database) => database.getAll('tickets')).catch(() => []);
    const spent = new Set(known.filter(({ isSpent }) => isSpent).map(({ round }) => round));
    const isLeft = (round: string): boolean => spent.has(round) && !held.has(round) && !kept.has(round);
    return tickets.map(({ round }) => round).filter(isLeft);
  });
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
  const kept = await inDatabase((database) => database.getAll('tickets')).catch(() => []);
  return kept.filter((one) => isUsable(one, owner)).length;
}

/** Also its rules have to be known here: a release may have outlived them. */
function isUsable(one: PrefetchedTicket, { userId, gameName }: TicketOwner): boolean {
  const isTheirs = one.userId === userId && one.gameName === gameName;
  const hasRules = rulesFor(one.ticket.game, one.ticket.rulesVersion) !== undefined;
  return isTheirs && hasRules && !one.isSpent && !isExpired(one);
}

function isExpired({ ticket }: PrefetchedTicket): boolean {
  return Date.parse(ticket.expiresAt) <= Date.now();
}

/** The server's order too: tickets of one moment follow their ids. */
function inOrderOfIssue(tickets: readonly PrefetchedTicket[]): PrefetchedTicket[] {
  return tickets.toSorted(
    (one, other) =>
      Date.parse(one.ticket.issuedAt) - Date.parse(other.ticket.issuedAt) ||
      (one.round < other.round ? -1 : 1),
  );
}

import { BOTS, type BotSkill } from 'game-scenes/bots';
import { createRound, GAME_IDS, gameById, TICKS_PER_SECOND, type Round } from 'game-scenes/rules';
import type { TestApp, TestMember } from './app.js';

/** A ticket as `POST /api/games/rounds` answers it. */
export interface Ticket {
  readonly round: string;
  readonly game: string;
  readonly seed: string;
  readonly rulesVersion: number;
  readonly isStocked: boolean;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/** A verdict as `POST /api/games/stats` answers it. */
export interface Verdict {
  readonly round: string | null;
  readonly verdict: 'proven' | 'refused' | 'unverified';
  readonly reason: string | null;
  readonly score: number;
  readonly coins: number;
  readonly lines: readonly Pick<Line, 'description' | 'amount'>[];
  readonly timePlayed: number;
  readonly highScore: number | null;
  readonly isNewHighScore: boolean;
  readonly playedOffline: boolean;
  readonly balance: number;
}

/** A round of Alien Clicker that was played to its end. */
export interface PlayedRound {
  readonly log: string;
  readonly score: number;
  readonly coins: number;
  readonly ticks: number;
}

/** A ledger line as `GET /api/coins/transactions` answers it. */
export interface Line {
  readonly id: number;
  readonly description: string;
  readonly amount: number;
  readonly createdAt: string;
}

interface Targets {
  readonly targets: readonly { readonly x: number; readonly y: number }[];
}

const STRIKE = 1;

/** Plays Alien Clicker under a seed: strikes the first head in view until `hits` are scored, then lets time run out. */
export function playAlienClicker(seed: string, hits: number): PlayedRound {
  const game = gameById('alien-clicker');
  if (!game) throw new Error('Alien Clicker is not among the games.');
  const round = createRound(game, seed, 'wide');
  while (!round.outcome.isFinished) {
    if (round.outcome.score < hits && round.tick % 10 === 0) strikeFirstInView(round);
    round.advance();
  }
  const { score, coins, ticks } = round.outcome;
  return { log: round.encode(), score, coins, ticks };
}

function strikeFirstInView(round: Round): void {
  const { targets } = round.state as unknown as Targets;
  const target = targets.find(({ y }) => y >= 0 && y <= 540);
  if (target) round.act({ code: STRIKE, x: Math.round(target.x), y: Math.round(target.y) });
}

/** Has a member fetch a ticket for Alien Clicker, play it and wait until the round's time has passed. */
export async function playedTicket(
  app: TestApp,
  member: TestMember,
  hits: number,
): Promise<{ readonly ticket: Ticket; readonly played: PlayedRound }> {
  const ticket = await startedRound(member);
  const played = playAlienClicker(ticket.seed, hits);
  app.clock.advance(roundMs(played));
  return { ticket, played };
}

/** How long a round lasts, in milliseconds. */
export function roundMs({ ticks }: Pick<PlayedRound, 'ticks'>): number {
  return Math.ceil((ticks * 1000) / TICKS_PER_SECOND);
}

/** Has a member start a round online. */
export async function startedRound(member: TestMember, gameName = 'Alien Clicker'): Promise<Ticket> {
  const answer = await member.client.post<Ticket>('/api/games/rounds', { gameName });
  if (answer.status !== 201) throw new Error(`No ticket: ${answer.text}`);
  return answer.body;
}

/** Has a member fill their set of prefetched tickets; oldest first. */
export async function prefetchedTickets(member: TestMember, gameName = 'Alien Clicker'): Promise<Ticket[]> {
  const answer = await member.client.post<Ticket[]>('/api/games/rounds/stock', { gameName });
  if (answer.status !== 200) throw new Error(`No stock: ${answer.text}`);
  return answer.body;
}

/** One of a stock's tickets, counted from 0. */
export function ticketAt(prefetched: readonly Ticket[], index: number): Ticket {
  const ticket = prefetched[index];
  if (!ticket) throw new Error(`The stock has no ticket ${index}.`);
  return ticket;
}

/** Plays a ticket of any game to its end, as a bot does; no time passes. */
export function playTicket(ticket: Ticket, skill: BotSkill = 'decent'): PlayedRound {
  const id = GAME_IDS.find((known) => known === ticket.game);
  if (!id) throw new Error(`There is no game ${ticket.game} to play.`);
  const round = BOTS[id](ticket.seed, 'wide', skill);
  const { score, coins, ticks } = round.outcome;
  return { log: round.encode(), score, coins, ticks };
}

/** Has a member send a round's log under the name of its game. */
export async function sendRound(member: TestMember, ticket: Ticket, log: string): Promise<Verdict> {
  const gameName = gameById(ticket.game)?.name;
  const answer = await member.client.post<Verdict>('/api/games/stats', {
    gameName,
    round: ticket.round,
    log,
  });
  if (answer.status !== 200) throw new Error(`No verdict: ${answer.text}`);
  return answer.body;
}

/** The member's balance. */
export async function coinsOf(member: TestMember): Promise<number> {
  return (await member.client.get<{ coins: number }>('/api/user')).body.coins;
}

/** The member's ledger, newest first. */
export async function linesOf(member: TestMember): Promise<readonly Line[]> {
  return (await member.client.get<Line[]>('/api/coins/transactions')).body;
}

/** The member's records per game. */
export async function statsOf(member: TestMember): Promise<readonly unknown[]> {
  return (await member.client.get<unknown[]>('/api/games/stats')).body;
}

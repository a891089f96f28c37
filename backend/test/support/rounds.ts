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

/** Plays Alien Clicker with a seed: strikes the first head in view until `hits` are scored, then waits. */
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

/** Fetches a ticket for Alien Clicker, plays it, and advances the clock by the round's duration. */
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

/** Returns the duration of a round in milliseconds. */
export function roundMs({ ticks }: Pick<PlayedRound, 'ticks'>): number {
  return Math.ceil((ticks * 1000) / TICKS_PER_SECOND);
}

/** Starts a round online and returns its ticket. */
export async function startedRound(member: TestMember, gameName = 'Alien Clicker'): Promise<Ticket> {
  const answer = await member.client.post<Ticket>('/api/games/rounds', { gameName });
  if (answer.status !== 201) throw new Error(`No ticket: ${answer.text}`);
  return answer.body;
}

/** Fills a member's stock of prefetched tickets and returns it, oldest first. */
export async function prefetchedTickets(member: TestMember, gameName = 'Alien Clicker'): Promise<Ticket[]> {
  const answer = await member.client.post<Ticket[]>('/api/games/rounds/stock', { gameName });
  if (answer.status !== 200) throw new Error(`No stock: ${answer.text}`);
  return answer.body;
}

/** Returns a ticket of a stock by index, from 0. */
export function ticketAt(prefetched: readonly Ticket[], index: number): Ticket {
  const ticket = prefetched[index];
  if (!ticket) throw new Error(`The stock has no ticket ${index}.`);
  return ticket;
}

/** Plays a ticket of any game to its end with a bot; no time passes. */
export function playTicket(ticket: Ticket, skill: BotSkill = 'decent'): PlayedRound {
  const id = GAME_IDS.find((known) => known === ticket.game);
  if (!id) throw new Error(`There is no game ${ticket.game} to play.`);
  const round = BOTS[id](ticket.seed, 'wide', skill);
  const { score, coins, ticks } = round.outcome;
  return { log: round.encode(), score, coins, ticks };
}

/** Submits a round's log under the name of its game. */
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

export async function coinsOf(member: TestMember): Promise<number> {
  return (await member.client.get<{ coins: number }>('/api/user')).body.coins;
}

/** Returns the member's ledger, newest first. */
export async function linesOf(member: TestMember): Promise<readonly Line[]> {
  return (await member.client.get<Line[]>('/api/coins/transactions')).body;
}

/** Returns the member's records per game. */
export async function statsOf(member: TestMember): Promise<readonly unknown[]> {
  return (await member.client.get<unknown[]>('/api/games/stats')).body;
}

import { createRound, gameById, TICKS_PER_SECOND, type Round } from 'game-scenes/rules';
import type { TestApp, TestMember } from './app.js';

/** A ticket as `POST /api/games/rounds` answers it. */
export interface Ticket {
  readonly round: string;
  readonly game: string;
  readonly seed: string;
  readonly rulesVersion: number;
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
  readonly timePlayed: number;
  readonly highScore: number | null;
  readonly isNewHighScore: boolean;
  readonly balance: number;
}

/** A round of Alien Clicker that was played to its end. */
export interface PlayedRound {
  readonly log: string;
  readonly score: number;
  readonly coins: number;
  readonly ticks: number;
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
  const { body: ticket } = await member.client.post<Ticket>('/api/games/rounds', {
    gameName: 'Alien Clicker',
  });
  const played = playAlienClicker(ticket.seed, hits);
  app.clock.advance((played.ticks * 1000) / TICKS_PER_SECOND);
  return { ticket, played };
}

import type { SimulatedRun } from 'game-scenes/rules';
import { racingSimulator, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { Ticket, User } from '../../api/types';
import type { WaitingRound } from '../../offline/waiting-round';

/** A race from its start on: known to its end, and watched second by second. */
export interface Race {
  run: SimulatedRun;
  /** By `performance.now()`, so that no change of the clock reaches it. */
  startedAtMs: number;
  /** What makes it count; null for a visitor's, which goes nowhere. */
  entry: RaceEntry | null;
}

export interface RaceEntry {
  ticket: Ticket;
  member: User;
  /** Which of the day's runs it is; null when that is not known. */
  runOfDay: number | null;
}

/** How long a race lasts at the most, in seconds (§9). */
export const RACE_SECONDS = racingSimulator.ticksPerRound / TICKS_PER_SECOND;

const SEED_BYTES = 16;

/** Draws a visitor's seed, 32 hex digits. */
export function localSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a watched race as it is handed in. */
export function watchedRound({ run, entry }: Race & { entry: RaceEntry }, best: number | null): WaitingRound {
  const { ticket, member } = entry;
  const gameName = racingSimulator.name;
  return {
    id: ticket.round,
    userId: member.id,
    username: member.username,
    gameName,
    issuedAt: ticket.issuedAt,
    finishedAt: new Date().toISOString(),
    score: run.score,
    coins: ticket.pays ? run.coins : 0,
    state: { kind: 'waiting' },
    report: {
      gameName,
      highScore: Math.max(run.score, best ?? 0),
      timesPlayed: 1,
      timePlayed: run.seconds,
      round: ticket.round,
      log: run.log,
    },
  };
}

import type { SimulatedRun } from 'game-scenes/rules';
import { racingSimulator, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { Ticket, User } from '../../api/types';
import type { PlayedRound } from '../../offline/played-round';

/** A race: its whole run is computed at the start, then shown second by second. */
export interface Race {
  run: SimulatedRun;
  /** By `performance.now()`, which changes of the system clock do not affect. */
  startedAtMs: number;
  /** Ticket and member; null for a visitor's race, which is not sent. */
  entry: RaceEntry | null;
}

export interface RaceEntry {
  ticket: Ticket;
  member: User;
  /** Number of the run within the day; null if unknown. */
  runOfDay: number | null;
}

/** Maximum duration of a race, in seconds (§9). */
export const RACE_SECONDS = racingSimulator.ticksPerRound / TICKS_PER_SECOND;

const SEED_BYTES = 16;

/** Returns a random seed for a visitor's race, 32 hex digits. */
export function localSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a watched race as it is submitted. */
export function watchedRound({ run, entry }: Race & { entry: RaceEntry }, best: number | null): PlayedRound {
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

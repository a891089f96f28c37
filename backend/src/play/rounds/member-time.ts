import type { Transaction } from '../../platform/database/unit-of-work.js';
import { rankedGame } from '../boards/ranked-games.js';
import type { RoundEntity } from './round.entity.js';

/** How far a browser's ticks may be ahead of the server's clock, since timers round differently. */
const CLOCK_TOLERANCE_MS = 2000;

/** Maximum number of ended rounds that are read. Everything before them counts as spent time. */
const ROUNDS_LOOKED_AT = 500;

/** A stretch of time in milliseconds UTC, its end not included. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** The time of an ended round; `countedUntil` is null unless it was proven. */
interface EndedRound {
  readonly issuedAt: number;
  readonly decidedAt: number;
  readonly countedUntil: number | null;
}

/**
 * Assigns a proven round the first free time of its member from its ticket on, over all games and devices. No
 * moment is assigned twice, so play cannot exceed the time that has passed. The member must be locked.
 *
 * @returns where that time ends, for `rounds.countedUntil`; null, with nothing changed, when it would end in
 * the future.
 */
export async function spendTime(
  tx: Transaction,
  { userId, game, issuedAt }: RoundEntity,
  playedMs: number,
  now: Date,
): Promise<number | null> {
  const spent = await spentSince(tx, userId, issuedAt.getTime(), now.getTime());
  const end = endInFreeTime(spent, issuedAt.getTime(), playedMs);
  if (end > now.getTime() + CLOCK_TOLERANCE_MS) return null;
  if (rankedGame(game) !== undefined) {
    await tx.execute(
      'UPDATE users SET lastPlayedAt = CASE WHEN lastPlayedAt > ? THEN lastPlayedAt ELSE ? END WHERE id = ?',
      [now, now, userId],
    );
  }
  return end;
}

/** Reads the stretches from a moment on that proven rounds were given; those of voided rounds stay spent. */
async function spentSince(
  tx: Transaction,
  userId: number,
  sinceMs: number,
  nowMs: number,
): Promise<Stretch[]> {
  const rounds = await tx.query<EndedRound>(
    `SELECT issuedAt, decidedAt, countedUntil FROM rounds WHERE userId = ? AND decidedAt > ?
     ORDER BY decidedAt DESC LIMIT ${ROUNDS_LOOKED_AT}`,
    [userId, sinceMs - CLOCK_TOLERANCE_MS],
  );
  const spent = rounds.flatMap(({ issuedAt, countedUntil }) =>
    countedUntil === null ? [] : [{ from: issuedAt, until: countedUntil }],
  );
  const oldest = rounds[ROUNDS_LOOKED_AT - 1];
  // A verdict later than now is from a clock that was ahead, and is ignored.
  if (oldest && oldest.decidedAt <= nowMs)
    spent.push({ from: -Infinity, until: oldest.decidedAt + CLOCK_TOLERANCE_MS });
  return spent;
}

/**
 * Returns where a round ends that takes the first free time from its ticket on, in as many parts as it needs.
 *
 * Afterwards no time between `startMs` and the end is free. The time given to a member's rounds is therefore
 * made of the stretches from each round's ticket to its end, and one timestamp per round is enough to store
 * it. Rounds that were played one after another all find room, in whichever order they arrive: the time that
 * stays free is the latest, which most later arrivals can use.
 *
 * @param spent time that is not free, in any order; stretches may overlap
 * @param startMs the earliest moment
 * @param lengthMs how long the round was played
 */
export function endInFreeTime(spent: readonly Stretch[], startMs: number, lengthMs: number): number {
  let end = startMs;
  let missing = lengthMs;
  for (const { from, until } of spent.toSorted((one, other) => one.from - other.from)) {
    const free = from - end;
    if (free >= missing) break;
    missing -= Math.max(0, free);
    end = Math.max(end, until);
  }
  return end + missing;
}

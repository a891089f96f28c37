import { CLOCK_FAULT_MS } from '../../platform/common/clock.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { rankedGame } from '../boards/ranked-games.js';
import { endInFreeTime, type Stretch } from './free-time.js';
import type { RoundEntity, RoundStatus } from './round.entity.js';

/** How far a browser's ticks may be ahead of the server's clock, since timers round differently. */
const CLOCK_TOLERANCE_MS = 2000;

/** Maximum number of ended rounds that are read. Everything before them counts as spent time. */
const ROUNDS_LOOKED_AT = 500;

/** An ended round with the columns that say which time it takes. */
interface EndedRound {
  readonly status: RoundStatus;
  readonly issuedAt: number;
  readonly decidedAt: number;
  readonly countedUntil: number | null;
  readonly provenUntil: number;
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
  round: RoundEntity,
  playedMs: number,
  now: Date,
): Promise<number | null> {
  const spent = await spentSince(tx, round, now.getTime());
  const end = endInFreeTime(spent, round.issuedAt.getTime(), playedMs);
  if (end > now.getTime() + CLOCK_TOLERANCE_MS) return null;
  const isRanked = rankedGame(round.game) !== undefined;
  const lastPlayed = isRanked ? 'CASE WHEN lastPlayedAt > ? THEN lastPlayedAt ELSE ? END' : 'lastPlayedAt';
  // Nodes of an older version only know this moment and treat everything before it as spent.
  await tx.execute(
    `UPDATE users SET provenUntil = CASE WHEN provenUntil > ? AND provenUntil <= ? THEN provenUntil ELSE ? END,
       lastPlayedAt = ${lastPlayed} WHERE id = ?`,
    [end, now.getTime() + CLOCK_FAULT_MS, end, ...(isRanked ? [now, now] : []), round.userId],
  );
  return end;
}

/**
 * Reads the stretches from this ticket on that proven rounds were given; those of voided rounds stay spent.
 */
async function spentSince(tx: Transaction, round: RoundEntity, nowMs: number): Promise<Stretch[]> {
  const rounds = await tx.query<EndedRound>(
    `SELECT r.status, r.issuedAt, r.decidedAt, r.countedUntil, u.provenUntil
     FROM rounds r JOIN users u ON u.id = r.userId WHERE r.userId = ? AND r.decidedAt > ?
     ORDER BY r.decidedAt DESC LIMIT ${ROUNDS_LOOKED_AT}`,
    [round.userId, round.issuedAt.getTime() - CLOCK_TOLERANCE_MS],
  );
  const latestMs = nowMs + CLOCK_FAULT_MS;
  const spent: Stretch[] = [];
  for (const { status, issuedAt, decidedAt, countedUntil, provenUntil } of rounds) {
    if (status !== 'proven' && status !== 'voided') continue;
    if (countedUntil !== null) spent.push({ from: issuedAt, until: countedUntil });
    // Older versions stored no `countedUntil`: such a round ended by its verdict. A wrong clock's verdict is
    // ignored.
    else if (decidedAt <= latestMs) spent.push(allUntil(endAtMost(decidedAt, provenUntil)));
  }
  const oldest = rounds[ROUNDS_LOOKED_AT - 1];
  if (oldest && oldest.decidedAt <= latestMs)
    spent.push(allUntil(endAtMost(oldest.decidedAt, oldest.provenUntil)));
  return spent;
}

const endAtMost = (decidedAt: number, provenUntil: number): number =>
  Math.min(decidedAt + CLOCK_TOLERANCE_MS, provenUntil);

const allUntil = (until: number): Stretch => ({ from: -Infinity, until });

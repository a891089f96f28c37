import type { RowSource } from '../../platform/database/database.js';

/** What happened on one day. */
export interface DayFigures {
  /** Days since 1970-01-01, UTC. */
  readonly day: number;
  readonly newMembers: number;
  readonly activeMembers: number;
  readonly rounds: number;
  readonly refusedRounds: number;
  readonly flaggedRounds: number;
  /** Coins by source. */
  readonly earned: ReadonlyMap<string, number>;
  readonly spent: ReadonlyMap<string, number>;
  /** Refused rounds by reason. */
  readonly refusals: ReadonlyMap<string, number>;
}

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day of a time in milliseconds, as days since 1970-01-01 UTC. */
export const dayOf = (time: number): number => Math.floor(time / DAY_MS);

interface SourceRow {
  readonly source: string;
  readonly earned: number;
  readonly spent: number;
}

interface RoundsRow {
  readonly status: string;
  readonly reason: string | null;
  readonly isFlagged: number;
  readonly rounds: number;
}

const MOVED_COINS = `
  SELECT source, SUM(CASE WHEN amount > 0 THEN amount ELSE 0 END) AS earned,
    SUM(CASE WHEN amount < 0 THEN -amount ELSE 0 END) AS spent
  FROM coin_transactions WHERE createdAt >= ? AND createdAt < ? GROUP BY source`;

const DECIDED_ROUNDS = `
  SELECT status, reason, isFlagged, COUNT(*) AS rounds
  FROM rounds WHERE decidedAt >= ? AND decidedAt < ? GROUP BY status, reason, isFlagged`;

/** Members who ended a round or moved coins of their own. */
const ACTIVE_MEMBERS = `
  SELECT COUNT(*) AS members FROM (
    SELECT userId FROM coin_transactions
    WHERE createdAt >= ? AND createdAt < ? AND source NOT IN ('admin', 'void')
    UNION SELECT userId FROM rounds WHERE decidedAt >= ? AND decidedAt < ?
  ) active`;

const NEW_MEMBERS = 'SELECT COUNT(*) AS members FROM users WHERE createdAt >= ? AND createdAt < ?';

/** Reads what happened on a day from the ledger, the rounds and the accounts. */
export async function figuresOfDay(source: RowSource, day: number): Promise<DayFigures> {
  const range = [day * DAY_MS, (day + 1) * DAY_MS];
  const moved = await source.query<SourceRow>(MOVED_COINS, range);
  const decided = await source.query<RoundsRow>(DECIDED_ROUNDS, range);
  const [active] = await source.query<{ members: number }>(ACTIVE_MEMBERS, [...range, ...range]);
  const [created] = await source.query<{ members: number }>(NEW_MEMBERS, range);
  const refused = decided.filter(({ status }) => status === 'refused');
  return {
    day,
    newMembers: created?.members ?? 0,
    activeMembers: active?.members ?? 0,
    // A round that was voided later counts as proven, because the figures of a day never change.
    rounds: sumOf(decided.filter(({ status }) => status === 'proven' || status === 'voided')),
    refusedRounds: sumOf(refused),
    flaggedRounds: sumOf(decided.filter(({ isFlagged }) => isFlagged === 1)),
    earned: sumsByName(moved.map(({ source: name, earned }) => [name, earned])),
    spent: sumsByName(moved.map(({ source: name, spent }) => [name, spent])),
    refusals: sumsByName(refused.map(({ reason, rounds }) => [reason ?? '', rounds])),
  };
}

const sumOf = (rows: readonly RoundsRow[]): number => rows.reduce((sum, { rounds }) => sum + rounds, 0);

/** Adds up figures by name, without those that are 0. */
export function sumsByName(entries: Iterable<readonly [string, number]>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [name, figure] of entries) if (figure !== 0) sums.set(name, (sums.get(name) ?? 0) + figure);
  return sums;
}

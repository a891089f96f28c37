import type { RowSource } from '../../platform/database/snapshot.js';

/** Kinds of daily stats: coins by source, rounds by outcome, refusals by reason, new and active members. */
export type DailyStatKind = 'earned' | 'spent' | 'round' | 'refusal' | 'member';

/** Number of events of one kind on one day, and the coins that they moved. */
export interface DailyStat {
  /** Days since 1970-01-01, UTC. */
  readonly day: number;
  readonly kind: DailyStatKind;
  readonly name: string;
  readonly events: number;
  readonly coins: number;
}

/** A range of time in milliseconds UTC, its end not included. */
export interface TimeRange {
  readonly from: number;
  readonly until: number;
}

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day of a time in milliseconds, as days since 1970-01-01 UTC. */
export const dayOf = (time: number): number => Math.floor(time / DAY_MS);

/** Sources that do not count as activity of the member. */
const PASSIVE_SOURCES = `'admin', 'void'`;

/** Returns an SQL expression for the day of a column, a whole number on both databases. */
const dayExpression = (column: string): string => `(${column} - ${column} % ${DAY_MS}) / ${DAY_MS}`;

/** A number as databases return sums: MySQL as text. */
type Sum = number | string | null;

interface DailyStatRow {
  readonly day: Sum;
  readonly name: string;
  readonly events: Sum;
  readonly coins?: Sum;
}

/** Adds up the events of a range, day by day; all but the active members. */
export async function countDailyStats(source: RowSource, range: TimeRange): Promise<DailyStat[]> {
  const values = [range.from, range.until];
  const during = (column: string): string => `${column} >= ? AND ${column} < ?`;
  const read = async (kind: DailyStatKind, sql: string): Promise<DailyStat[]> =>
    (await source.query<DailyStatRow>(sql, values)).map(({ day, name, events, coins }) => ({
      ...{ kind, name, day: Number(day), events: Number(events), coins: Number(coins ?? 0) },
    }));
  const moved = (condition: string, coins: string): string =>
    `SELECT ${dayExpression('createdAt')} AS day, source AS name, COUNT(*) AS events, SUM(${coins}) AS coins
     FROM coin_transactions WHERE ${during('createdAt')} AND ${condition} GROUP BY 1, 2`;
  const ended = (name: string, condition: string): string =>
    `SELECT ${dayExpression('decidedAt')} AS day, ${name} AS name, COUNT(*) AS events
     FROM rounds WHERE ${during('decidedAt')} AND ${condition} GROUP BY 1, 2`;
  return [
    ...(await read('earned', moved('amount > 0', 'amount'))),
    ...(await read('spent', moved('amount < 0', '-amount'))),
    // A round that was voided later still counts as proven, because the stats of a day never change.
    ...(await read('round', ended(`CASE status WHEN 'voided' THEN 'proven' ELSE status END`, '1 = 1'))),
    ...(await read('round', ended(`'flagged'`, 'isFlagged = 1'))),
    ...(await read('refusal', ended(`COALESCE(reason, '')`, `status = 'refused'`))),
    ...(await read(
      'member',
      `SELECT ${dayExpression('createdAt')} AS day, 'new' AS name, COUNT(*) AS events
       FROM users WHERE ${during('createdAt')} GROUP BY 1, 2`,
    )),
  ];
}

/** Returns the balances of the accounts that were closed on a day or later, by day. */
export async function closedBalances(source: RowSource, day: number): Promise<ReadonlyMap<number, number>> {
  const rows = await source.query<{ day: Sum; coins: Sum }>(
    `SELECT ${dayExpression('closedAt')} AS day, SUM(coins) AS coins FROM users WHERE closedAt >= ? GROUP BY 1`,
    [day * DAY_MS],
  );
  return new Map(rows.map(({ day: closedOn, coins }) => [Number(closedOn), Number(coins)]));
}

/** Members who were active in a range, with the day: they ended a round or moved coins of their own. */
const ACTIVE_MEMBERS = `
  SELECT ${dayExpression('createdAt')} AS day, userId FROM coin_transactions
  WHERE createdAt >= ? AND createdAt < ? AND source NOT IN (${PASSIVE_SOURCES})
  UNION
  SELECT ${dayExpression('decidedAt')} AS day, userId FROM rounds WHERE decidedAt >= ? AND decidedAt < ?`;

const twice = ({ from, until }: TimeRange): number[] => [from, until, from, until];

/** Counts the active members of each day in a range. */
export async function countActive(source: RowSource, range: TimeRange): Promise<DailyStat[]> {
  return toActive(
    await source.query<DailyStatRow>(
      `SELECT day, COUNT(*) AS events FROM (${ACTIVE_MEMBERS}) active GROUP BY day`,
      twice(range),
    ),
  );
}

/** Counts the active members of a range who are not yet stored for the day. */
export async function countFurtherActive(source: RowSource, range: TimeRange): Promise<DailyStat[]> {
  return toActive(
    await source.query<DailyStatRow>(
      `SELECT active.day AS day, COUNT(*) AS events FROM (${ACTIVE_MEMBERS}) active
       WHERE NOT EXISTS (SELECT 1 FROM tallied_members m WHERE m.day = active.day AND m.userId = active.userId)
       GROUP BY active.day`,
      twice(range),
    ),
  );
}

/** Counts the stored active members of each day that is not over. */
export async function countNoted(source: RowSource): Promise<DailyStat[]> {
  return toActive(
    await source.query<DailyStatRow>('SELECT day, COUNT(*) AS events FROM tallied_members GROUP BY day'),
  );
}

const toActive = (rows: readonly Pick<DailyStatRow, 'day' | 'events'>[]): DailyStat[] =>
  rows.map(({ day, events }) => ({
    ...{ kind: 'member', name: 'active', day: Number(day), events: Number(events), coins: 0 },
  }));

/** Stores the active members of a range of one day. Its values are `noteActiveValues`. */
export const NOTE_ACTIVE = `
  INSERT INTO tallied_members (day, userId)
  SELECT active.day, active.userId FROM (${ACTIVE_MEMBERS}) active
  LEFT JOIN tallied_members m ON m.day = active.day AND m.userId = active.userId WHERE m.userId IS NULL`;

export const noteActiveValues = twice;

/** Returns the stored stats of some days. */
export async function readDailyStats(source: RowSource, range: TimeRange): Promise<DailyStat[]> {
  return source.query<DailyStat>(
    'SELECT day, kind, name, events, coins FROM daily_tallies WHERE day >= ? AND day < ?',
    [dayOf(range.from), Math.ceil(range.until / DAY_MS)],
  );
}

/** Returns the time up to which everything is in the daily stats, in milliseconds UTC; 0 if nothing is. */
export async function talliedUntil(source: RowSource): Promise<number> {
  const [row] = await source.query<{ talliedUntil: Sum }>('SELECT talliedUntil FROM tally_marks');
  return Number(row?.talliedUntil ?? 0);
}

/** Returns the time of the first event to count, or undefined if there is none. */
export async function firstMoment(source: RowSource): Promise<number | undefined> {
  const [row] = await source.query<{ first: Sum }>(
    `SELECT MIN(first) AS first FROM (
       SELECT MIN(createdAt) AS first FROM coin_transactions
       UNION ALL SELECT MIN(decidedAt) FROM rounds
       UNION ALL SELECT MIN(createdAt) FROM users
     ) firsts`,
  );
  return row?.first === undefined || row.first === null ? undefined : Number(row.first);
}

import type { RowSource } from '../../platform/database/snapshot.js';

/**
 * What is added up per day: coins by source, rounds by what became of them, refused rounds by reason, and members who
 * came or were active.
 */
export type DailyStatKind = 'earned' | 'spent' | 'round' | 'refusal' | 'member';

/** How often something happened on one day, and the coins that it moved. */
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

/** The day of a moment. */
export const dayOf = (time: number): number => Math.floor(time / DAY_MS);

/** What somebody else does to a member does not make them active. */
const PASSIVE_SOURCES = `'admin', 'void'`;

/** A column's day, in whole numbers on both databases. */
const dayExpression = (column: string): string => `(${column} - ${column} % ${DAY_MS}) / ${DAY_MS}`;

/** Numbers as the databases give sums: MySQL as text. */
type Sum = number | string | null;

interface DailyStatRow {
  readonly day: Sum;
  readonly name: string;
  readonly events: Sum;
  readonly coins?: Sum;
}

/** Adds up what happened in a range, day by day; all but who was active. */
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
    // What is voided later was proven on its day: what happened on a day stays as it was.
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

/** What was left on the accounts that were closed on a day and since, by day. */
export async function closedBalances(source: RowSource, day: number): Promise<ReadonlyMap<number, number>> {
  const rows = await source.query<{ day: Sum; coins: Sum }>(
    `SELECT ${dayExpression('closedAt')} AS day, SUM(coins) AS coins FROM users WHERE closedAt >= ? GROUP BY 1`,
    [day * DAY_MS],
  );
  return new Map(rows.map(({ day: closedOn, coins }) => [Number(closedOn), Number(coins)]));
}

/** The members who were active in a range, with the day: they ended a round or moved coins of their own. */
const ACTIVE_MEMBERS = `
  SELECT ${dayExpression('createdAt')} AS day, userId FROM coin_transactions
  WHERE createdAt >= ? AND createdAt < ? AND source NOT IN (${PASSIVE_SOURCES})
  UNION
  SELECT ${dayExpression('decidedAt')} AS day, userId FROM rounds WHERE decidedAt >= ? AND decidedAt < ?`;

const twice = ({ from, until }: TimeRange): number[] => [from, until, from, until];

/** How many members were active on each day of a range. */
export async function countActive(source: RowSource, range: TimeRange): Promise<DailyStat[]> {
  return toActive(
    await source.query<DailyStatRow>(
      `SELECT day, COUNT(*) AS events FROM (${ACTIVE_MEMBERS}) active GROUP BY day`,
      twice(range),
    ),
  );
}

/** How many members were active in a range and are not among those who are noted for the day. */
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

/** How many members are noted as active, for each day that is not over. */
export async function countNoted(source: RowSource): Promise<DailyStat[]> {
  return toActive(
    await source.query<DailyStatRow>('SELECT day, COUNT(*) AS events FROM tallied_members GROUP BY day'),
  );
}

const toActive = (rows: readonly Pick<DailyStatRow, 'day' | 'events'>[]): DailyStat[] =>
  rows.map(({ day, events }) => ({
    ...{ kind: 'member', name: 'active', day: Number(day), events: Number(events), coins: 0 },
  }));

/** Notes those who were active in a range of one day. Its values are `noteActiveValues`. */
export const NOTE_ACTIVE = `
  INSERT INTO tallied_members (day, userId)
  SELECT active.day, active.userId FROM (${ACTIVE_MEMBERS}) active
  LEFT JOIN tallied_members m ON m.day = active.day AND m.userId = active.userId WHERE m.userId IS NULL`;

export const noteActiveValues = twice;

/** What is kept of some days. */
export async function readDailyStats(source: RowSource, range: TimeRange): Promise<DailyStat[]> {
  return source.query<DailyStat>(
    'SELECT day, kind, name, events, coins FROM daily_tallies WHERE day >= ? AND day < ?',
    [dayOf(range.from), Math.ceil(range.until / DAY_MS)],
  );
}

/** Up to which moment everything is in the daily stats, in milliseconds UTC; 0 while nothing is. */
export async function talliedUntil(source: RowSource): Promise<number> {
  const [row] = await source.query<{ talliedUntil: Sum }>('SELECT talliedUntil FROM tally_marks');
  return Number(row?.talliedUntil ?? 0);
}

/** When the first thing happened that is counted; undefined on a site where nothing has. */
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

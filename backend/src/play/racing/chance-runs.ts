import type { SqlValue } from '../../platform/database/sql-value.js';

/** How many runs of a game of luck pay on one UTC day; those that were drawn and never watched to their end count. */
export const PAID_RUNS_PER_DAY = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whatever answers a SELECT: an open transaction, or the database between them. */
interface RowReader {
  query<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]>;
}

/** How many runs of a game of luck the member has drawn since midnight UTC. */
export async function runsDrawnToday(
  reader: RowReader,
  userId: number,
  game: string,
  now: Date,
): Promise<number> {
  const midnight = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const [row] = await reader.query<{ drawn: number }>(
    'SELECT COUNT(*) AS drawn FROM rounds WHERE userId = ? AND game = ? AND issuedAt >= ?',
    [userId, game, midnight],
  );
  return row?.drawn ?? 0;
}

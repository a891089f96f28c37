import type { RowSource } from '../../platform/database/row-source.js';

/** Runs of a game of chance that pay per UTC day. Drawn runs count, even if never watched to their end. */
export const PAID_RUNS_PER_DAY = 10;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns how many runs of a game of chance the member has drawn since midnight UTC. */
export async function runsDrawnToday(
  reader: RowSource,
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

import type { RowSource } from '../../platform/database/snapshot.js';
import { BOARD_KEYS, type BoardKey, countsTicks, nameOfBoard } from './ranked-games.js';
import { ticksOf } from './standing.js';

const TIMED = BOARD_KEYS.filter(countsTicks);

/** Reads the ticks of a member's best rounds of all time, by the names of the games. */
export async function bestTicksOf(
  source: RowSource,
  userId: number,
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await source.query<{ board: BoardKey; orderKey: string }>(
    `SELECT b.board, e.orderKey FROM boards b JOIN board_entries e ON e.boardId = b.id AND e.userId = ?
     WHERE b.period = 'all' AND b.board IN (${TIMED.map(() => '?').join(', ')})`,
    [userId, ...TIMED],
  );
  return new Map(rows.map(({ board, orderKey }) => [nameOfBoard(board), ticksOf(board, orderKey)]));
}

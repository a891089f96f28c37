import { isUniqueViolation } from '../../platform/errors/database-errors.js';
import { marks, partsOf, type RowSource } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { MemberRange } from '../../members/user/member-ranges.js';
import { addBlock, AFTER_KEYS, type BlockLimits, moveKeys } from './board-blocks.js';
import type { PeriodKey } from './board-period.js';
import { BOARD_KEYS, type BoardKey, countsTicks, nameOfBoard } from './ranked-games.js';
import { type Standing, STANDING_COLUMNS, ticksOf } from './standing.js';

/** A row of `boards`: the board of a game, or of all, over a period. */
export interface BoardRow {
  readonly id: number;
  readonly board: BoardKey;
  /** `ended-<id>` while the board's entries are deleted. */
  readonly period: PeriodKey;
  /** Number of entries. A transaction must lock this row before it changes them. */
  readonly size: number;
}

/** A member's standing and the board that it is on. */
export interface BoardStanding extends BoardRow, Standing {}

/** Old and new standing of a member on a board; undefined when they are not on it. */
export interface PlaceChange {
  readonly userId: number;
  readonly from: Standing | undefined;
  readonly to: Standing | undefined;
}

/** Prefix of a board's period while its entries are deleted. */
const ENDED = 'ended-';

/** Entries deleted per transaction; few, so that other transactions are not delayed. */
const DELETED_AT_ONCE = 1000;

/** Rows per INSERT. */
const ROWS_AT_ONCE = 100;

const BOARD_COLUMNS = 'id, board, period, size';
const TIMED_BOARDS = BOARD_KEYS.filter(countsTicks);

/** Reads all boards except ended ones. */
export function boardsIn(source: RowSource): Promise<BoardRow[]> {
  return source.query<BoardRow>(
    `SELECT ${BOARD_COLUMNS} FROM boards WHERE period NOT LIKE '${ENDED}%' ORDER BY id`,
  );
}

/** Reads one board; undefined before its first entry. */
export async function boardIn(
  source: RowSource,
  board: BoardKey,
  period: PeriodKey,
): Promise<BoardRow | undefined> {
  const [row] = await source.query<BoardRow>(
    `SELECT ${BOARD_COLUMNS} FROM boards WHERE board = ? AND period = ?`,
    [board, period],
  );
  return row;
}

/** Reads a member's standings on these boards. */
export function standingsOf(
  source: RowSource,
  userId: number,
  boards: readonly BoardKey[],
  periods: readonly PeriodKey[],
): Promise<BoardStanding[]> {
  return source.query<BoardStanding>(
    `SELECT b.id, b.board, b.period, b.size, ${STANDING_COLUMNS.map((column) => `e.${column}`).join(', ')}
     FROM boards b JOIN board_entries e ON e.boardId = b.id AND e.userId = ?
     WHERE b.board IN (${marks(boards)}) AND b.period IN (${marks(periods)})`,
    [userId, ...boards, ...periods],
  );
}

/** Reads the ticks of a member's best rounds of all time, by the names of the games that count them. */
export async function bestTicksOf(
  source: RowSource,
  userId: number,
): Promise<ReadonlyMap<string, number | null>> {
  const standings = await standingsOf(source, userId, TIMED_BOARDS, ['all']);
  return new Map(standings.map(({ board, orderKey }) => [nameOfBoard(board), ticksOf(board, orderKey)]));
}

/** Reads the standings of some members on a board. */
export async function standingsOn(
  source: RowSource,
  boardId: number,
  { after, upTo }: MemberRange,
): Promise<Map<number, Standing>> {
  const rows = await source.query<Standing & { readonly userId: number }>(
    `SELECT userId, ${STANDING_COLUMNS.join(', ')} FROM board_entries
     WHERE boardId = ? AND userId > ? AND userId <= ?`,
    [boardId, after, upTo],
  );
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Returns the member right behind a key, if their own key is below `end`; `end` is null for the board's end. */
export async function memberBehind(
  source: RowSource,
  boardId: number,
  key: string,
  end: string | null,
): Promise<number | undefined> {
  const [row] = await source.query<{ userId: number }>(
    `SELECT userId FROM board_entries WHERE boardId = ? AND orderKey > ? AND orderKey < ?
     ORDER BY orderKey LIMIT 1`,
    [boardId, key, end ?? AFTER_KEYS],
  );
  return row?.userId;
}

/** Returns those of these members who are behind a key and, unless `end` is null, before another one. */
export async function amongBehind(
  source: RowSource,
  boardId: number,
  key: string,
  end: string | null,
  userIds: readonly number[],
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await source.query<{ userId: number }>(
    `SELECT userId FROM board_entries
     WHERE boardId = ? AND orderKey > ? AND orderKey < ? AND userId IN (${marks(userIds)})`,
    [boardId, key, end ?? AFTER_KEYS, ...userIds],
  );
  return rows.map(({ userId }) => userId);
}

/**
 * Changes places of members on a board and creates the board if needed: entries, blocks and size change
 * together. The members' rows of `users` must be locked, so that no other transaction changes their standings.
 * The board's own row is locked here. A transaction that changes several boards must follow the order of
 * `BOARD_KEYS` and, within a board, of `periodsAt`, which prevents deadlocks. A board that has ended in the
 * meantime is left alone, since nothing reads it.
 */
export async function changePlaces(
  tx: Transaction,
  { board, period }: Pick<BoardRow, 'board' | 'period'>,
  changes: readonly PlaceChange[],
  limits: BlockLimits,
): Promise<void> {
  const boardId = await lock(tx, board, period, changes);
  if (boardId === undefined) return;
  await writeEntries(tx, boardId, changes);
  const moved = changes.filter(({ from, to }) => from?.orderKey !== to?.orderKey);
  const removed = moved.flatMap(({ from }) => (from ? [from.orderKey] : []));
  const added = moved.flatMap(({ to }) => (to ? [to.orderKey] : []));
  await moveKeys(tx, boardId, { added, removed }, limits);
}

/** Locks a board until the transaction ends and updates its size. Returns undefined for an ended board. */
async function lock(
  tx: Transaction,
  board: BoardKey,
  period: PeriodKey,
  changes: readonly PlaceChange[],
): Promise<number | undefined> {
  const isKnown = changes.some(({ from }) => from !== undefined);
  const growth = changes.reduce((sum, { from, to }) => sum + Number(!!to) - Number(!!from), 0);
  const found = await boardIn(tx, board, period);
  const id = found?.id ?? (isKnown ? undefined : await addBoard(tx, board, period));
  if (id === undefined) return undefined;
  const locked = await tx.execute('UPDATE boards SET size = size + ? WHERE id = ? AND period = ?', [
    growth,
    id,
    period,
  ]);
  return locked === 1 ? id : undefined;
}

/** Creates a board with its first block. If a concurrent transaction created it first, that board is used. */
async function addBoard(tx: Transaction, board: BoardKey, period: PeriodKey): Promise<number | undefined> {
  const isNew = await tx.execute('INSERT INTO boards (board, period) VALUES (?, ?)', [board, period]).then(
    () => true,
    (error: unknown) => {
      if (isUniqueViolation(error)) return false;
      throw error;
    },
  );
  const row = await boardIn(tx, board, period);
  if (row && isNew) await addBlock(tx, row.id, '');
  return row?.id;
}

async function writeEntries(
  tx: Transaction,
  boardId: number,
  changes: readonly PlaceChange[],
): Promise<void> {
  const valuesOf = (to: Standing): (string | number | null)[] => STANDING_COLUMNS.map((column) => to[column]);
  const added: (string | number | null)[][] = [];
  for (const { userId, from, to } of changes) {
    if (!to) {
      await tx.execute('DELETE FROM board_entries WHERE boardId = ? AND userId = ?', [boardId, userId]);
    } else if (from) {
      await tx.execute(
        `UPDATE board_entries SET ${STANDING_COLUMNS.map((column) => `${column} = ?`).join(', ')}
         WHERE boardId = ? AND userId = ?`,
        [...valuesOf(to), boardId, userId],
      );
    } else added.push([boardId, userId, ...valuesOf(to)]);
  }
  for (const rows of partsOf(added, ROWS_AT_ONCE)) {
    await tx.execute(
      `INSERT INTO board_entries (boardId, userId, ${STANDING_COLUMNS.join(', ')})
       VALUES ${rows.map((row) => `(${marks(row)})`).join(', ')}`,
      rows.flat(),
    );
  }
}

/** Ends a board: from now on nothing reads or writes it, and its entries can be deleted bit by bit. */
export function endBoard(tx: Transaction, id: number): Promise<number> {
  return tx.execute('UPDATE boards SET period = ? WHERE id = ?', [`${ENDED}${id}`, id]);
}

/** Reads the ids of ended boards. */
export async function endedBoards(source: RowSource): Promise<number[]> {
  const rows = await source.query<{ id: number }>(
    `SELECT id FROM boards WHERE period LIKE '${ENDED}%' ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

/** Deletes some entries of an ended board, and the board once it has none. Returns whether it is gone. */
export async function deleteSomeOf(tx: Transaction, boardId: number): Promise<boolean> {
  const [row] = await tx.query<{ last: number | null }>(
    `SELECT MAX(userId) AS last FROM (
       SELECT userId FROM board_entries WHERE boardId = ? ORDER BY userId LIMIT ${DELETED_AT_ONCE}
     ) part`,
    [boardId],
  );
  if (row && row.last !== null) {
    await tx.execute('DELETE FROM board_entries WHERE boardId = ? AND userId <= ?', [boardId, row.last]);
    return false;
  }
  await tx.execute('DELETE FROM board_blocks WHERE boardId = ?', [boardId]);
  await tx.execute('DELETE FROM boards WHERE id = ?', [boardId]);
  return true;
}

import { Injectable } from '@nestjs/common';
import { isUniqueViolation } from '../../platform/errors/database-errors.js';
import type { RowSource } from '../../platform/database/snapshot.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { BlockLimits, moveKeys } from './board-blocks.js';
import type { PeriodKey } from './board-period.js';
import type { BoardKey } from './ranked-games.js';
import type { Standing } from './standing.js';

/** A row of `boards`. */
export interface BoardRow {
  readonly id: number;
  readonly board: BoardKey;
  readonly period: PeriodKey;
  readonly size: number;
}

/** Old and new standing of a member on a board; undefined when they are not on it. */
export interface PlaceChange {
  readonly userId: number;
  readonly from: Standing | undefined;
  readonly to: Standing | undefined;
}

/** Prefix of a board's period while the sweep deletes its entries. */
export const ENDED = 'ended-';

/** Rows per statement. */
const ROWS_AT_ONCE = 100;

/** Reads all boards except those that are being swept. */
export function boardsIn(source: RowSource): Promise<BoardRow[]> {
  return source.query<BoardRow>(
    `SELECT id, board, period, size FROM boards WHERE period NOT LIKE '${ENDED}%' ORDER BY id`,
  );
}

/** Reads one board; undefined before its first entry. */
export async function boardIn(
  source: RowSource,
  board: BoardKey,
  period: PeriodKey,
): Promise<BoardRow | undefined> {
  const [row] = await source.query<BoardRow>(
    'SELECT id, board, period, size FROM boards WHERE board = ? AND period = ?',
    [board, period],
  );
  return row;
}

/**
 * The only writer of boards: entries, blocks and size change together. A transaction that changes several
 * boards must follow the order of `BOARD_KEYS` and, within a board, of `periodsAt`, which prevents deadlocks.
 */
@Injectable()
export class BoardWriterService {
  constructor(private readonly limits: BlockLimits) {}

  /**
   * Changes places of members on a board and creates the board if needed. The members' rows of `users` must
   * be locked, so that no other transaction changes their standings. The board's own row is locked here. A
   * board that was swept in the meantime is left alone, since nothing reads it.
   */
  async change(
    tx: Transaction,
    board: BoardKey,
    period: PeriodKey,
    changes: readonly PlaceChange[],
  ): Promise<void> {
    const boardId = await this.lock(tx, board, period, changes);
    if (boardId === undefined) return;
    await writeEntries(tx, boardId, changes);
    const moved = changes.filter(({ from, to }) => from?.orderKey !== to?.orderKey);
    const removed = moved.flatMap(({ from }) => (from ? [from.orderKey] : []));
    const added = moved.flatMap(({ to }) => (to ? [to.orderKey] : []));
    await moveKeys(tx, boardId, { added, removed }, this.limits);
  }

  /** Locks a board until the transaction ends and updates its size. Returns undefined for a swept board. */
  private async lock(
    tx: Transaction,
    board: BoardKey,
    period: PeriodKey,
    changes: readonly PlaceChange[],
  ): Promise<number | undefined> {
    const isKnown = changes.some(({ from }) => from !== undefined);
    const growth = changes.reduce((sum, { from, to }) => sum + Number(!!to) - Number(!!from), 0);
    const found = (await boardIn(tx, board, period))?.id;
    const id = found ?? (isKnown ? undefined : await add(tx, board, period));
    if (id === undefined) return undefined;
    const locked = await tx.execute('UPDATE boards SET size = size + ? WHERE id = ? AND period = ?', [
      growth,
      id,
      period,
    ]);
    return locked === 1 ? id : undefined;
  }
}

/** Creates a board with its first block. If a concurrent transaction created it first, that board is used. */
async function add(tx: Transaction, board: BoardKey, period: PeriodKey): Promise<number> {
  try {
    await tx.execute('INSERT INTO boards (board, period) VALUES (?, ?)', [board, period]);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return (await existing(tx, board, period)).id;
  }
  const { id } = await existing(tx, board, period);
  await tx.execute(`INSERT INTO board_blocks (boardId, firstKey, size) VALUES (?, '', 0)`, [id]);
  return id;
}

async function existing(tx: Transaction, board: BoardKey, period: PeriodKey): Promise<BoardRow> {
  const row = await boardIn(tx, board, period);
  if (!row) throw new Error(`The board ${board} of ${period} is not there.`);
  return row;
}

async function writeEntries(
  tx: Transaction,
  boardId: number,
  changes: readonly PlaceChange[],
): Promise<void> {
  const fresh: (readonly [number, Standing])[] = [];
  for (const { userId, from, to } of changes) {
    if (!from && to) fresh.push([userId, to]);
    else if (to) await updateEntry(tx, boardId, userId, to);
    else await tx.execute('DELETE FROM board_entries WHERE boardId = ? AND userId = ?', [boardId, userId]);
  }
  for (let start = 0; start < fresh.length; start += ROWS_AT_ONCE) {
    await addEntries(tx, boardId, fresh.slice(start, start + ROWS_AT_ONCE));
  }
}

async function updateEntry(
  tx: Transaction,
  boardId: number,
  userId: number,
  { orderKey, score, roundId, rulesVersion, reachedAt, scoredAt }: Standing,
): Promise<void> {
  await tx.execute(
    `UPDATE board_entries SET orderKey = ?, score = ?, roundId = ?, rulesVersion = ?, reachedAt = ?,
       scoredAt = ?
     WHERE boardId = ? AND userId = ?`,
    [orderKey, score, roundId, rulesVersion, reachedAt, scoredAt, boardId, userId],
  );
}

async function addEntries(
  tx: Transaction,
  boardId: number,
  entries: readonly (readonly [userId: number, standing: Standing])[],
): Promise<void> {
  const rows = entries.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ');
  await tx.execute(
    `INSERT INTO board_entries (boardId, userId, orderKey, score, roundId, rulesVersion, reachedAt, scoredAt)
     VALUES ${rows}`,
    entries.flatMap(([userId, { orderKey, score, roundId, rulesVersion, reachedAt, scoredAt }]) => [
      boardId,
      userId,
      orderKey,
      score,
      roundId,
      rulesVersion,
      reachedAt,
      scoredAt,
    ]),
  );
}

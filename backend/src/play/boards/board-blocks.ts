import { Injectable } from '@nestjs/common';
import type { RowSource } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';

/*
 * An order-statistics index. The keys of a board are divided into blocks of neighbours. A row of `board_blocks`
 * stores the number of entries with keys from its `firstKey` up to that of the next block; the first block of a
 * board begins at the empty key. A rank is the sum of the sizes of the better blocks plus a count within one
 * block. At a million members that reads some hundred small rows and some hundred index entries instead of a
 * million.
 */

/** Size limits of blocks. Injected, so that tests can make blocks split and merge. */
@Injectable()
export class BlockLimits {
  /** Maximum number of entries; a larger block is split. */
  readonly most: number = 2000;
  /** Minimum number of entries; a smaller block is merged into the one before it. */
  readonly least: number = 250;
}

interface Block {
  readonly firstKey: string;
  readonly size: number;
}

/** Keys that were added to a board and keys that were removed from it. */
export interface KeyMoves {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface KeyOnBoard {
  readonly boardId: number;
  readonly key: string;
}

/** Sorts after every key, since keys consist of digits and lower-case letters. */
export const AFTER_KEYS = '~';

/** Selects the first key of a key's block. Both databases look it up before they read any rows. */
const BLOCK_OF = '(SELECT MAX(firstKey) FROM board_blocks WHERE boardId = ? AND firstKey <= ?)';
const SUM_AND_COUNT = `(SELECT COALESCE(SUM(size), 0) FROM board_blocks
    WHERE boardId = ? AND firstKey >= ${BLOCK_OF} AND firstKey < ${BLOCK_OF}) AS sum,
  (SELECT COUNT(*) FROM board_entries WHERE boardId = ? AND orderKey >= ${BLOCK_OF} AND orderKey < ?) AS within`;

/** Returns for each key how many entries of its board are better, in the order of the keys. */
export async function countAhead(source: RowSource, keys: readonly KeyOnBoard[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const sorted = [...keys].sort(compareKeys);
  const isFirst = (place: number): boolean => sorted[place]?.boardId !== sorted[place - 1]?.boardId;
  const rows = await source.query<{ place: number; sum: number; within: number }>(
    sorted.map((_key, place) => `SELECT ${place} AS place, ${SUM_AND_COUNT}`).join(' UNION ALL '),
    sorted.flatMap(({ boardId, key }, place) => {
      // Each sum starts where the one before has ended, so that each block is read once.
      const from = isFirst(place) ? '' : (sorted[place - 1]?.key ?? '');
      return [boardId, boardId, from, boardId, key, boardId, boardId, key, key];
    }),
  );
  const ahead = new Map<KeyOnBoard | undefined, number>();
  let better = 0;
  for (const { place, sum, within } of rows.sort((one, other) => one.place - other.place)) {
    better = (isFirst(place) ? 0 : better) + sum;
    ahead.set(sorted[place], better + within);
  }
  return keys.map((key) => ahead.get(key) ?? 0);
}

function compareKeys(one: KeyOnBoard, other: KeyOnBoard): number {
  return one.boardId - other.boardId || (one.key < other.key ? -1 : Number(one.key > other.key));
}

/** Updates the blocks of a board after its entries have changed. The board's row must be locked. */
export async function moveKeys(
  tx: Transaction,
  boardId: number,
  { added, removed }: KeyMoves,
  limits: BlockLimits,
): Promise<void> {
  const keys = [...added, ...removed].sort();
  if (keys.length === 0) return;
  const blocks = await blocksBetween(tx, boardId, keys[0] ?? '', keys.at(-1) ?? AFTER_KEYS);
  const changes = new Map<Block, number>();
  const count = (key: string, change: number): void => {
    const block = blocks.findLast(({ firstKey }) => firstKey <= key);
    if (!block) throw new Error('A board has no first block: the boards have to be rebuilt.');
    changes.set(block, (changes.get(block) ?? 0) + change);
  };
  for (const key of added) count(key, 1);
  for (const key of removed) count(key, -1);
  const changed = [...changes].filter(([, change]) => change !== 0);
  for (const [{ firstKey }, change] of changed) await grow(tx, boardId, firstKey, change);
  for (const [{ firstKey, size }, change] of changed) {
    const isFit = size + change <= limits.most && (size + change >= limits.least || firstKey === '');
    if (!isFit) await resize(tx, boardId, firstKey, limits);
  }
}

/** Adds a block without entries. */
export async function addBlock(tx: Transaction, boardId: number, firstKey: string, size = 0): Promise<void> {
  await tx.execute('INSERT INTO board_blocks (boardId, firstKey, size) VALUES (?, ?, ?)', [
    boardId,
    firstKey,
    size,
  ]);
}

/** Returns sentences on the errors in a board's blocks and size; none if they match its entries. */
export async function findWrongBlocks(
  source: RowSource,
  { id, size }: { readonly id: number; readonly size: number },
): Promise<string[]> {
  const blocks = await blocksBetween(source, id, '', AFTER_KEYS);
  const wrong: string[] = [];
  let total = 0;
  for (const [index, block] of blocks.entries()) {
    const [{ count } = { count: 0 }] = await source.query<{ count: number }>(
      'SELECT COUNT(*) AS count FROM board_entries WHERE boardId = ? AND orderKey >= ? AND orderKey < ?',
      [id, block.firstKey, blocks[index + 1]?.firstKey ?? AFTER_KEYS],
    );
    total += count;
    const from = block.firstKey || 'the top';
    if (block.size !== count)
      wrong.push(`a block from ${from} on says ${block.size} members instead of ${count}`);
  }
  if (blocks[0]?.firstKey !== '') wrong.push('its first block is missing');
  if (size !== total) wrong.push(`it says ${size} members instead of ${total}`);
  return wrong;
}

/** Reads the blocks from that of the first key to that of the last, in their order. */
function blocksBetween(source: RowSource, boardId: number, first: string, last: string): Promise<Block[]> {
  return source.query<Block>(
    `SELECT firstKey, size FROM board_blocks
     WHERE boardId = ? AND firstKey >= COALESCE(${BLOCK_OF}, '') AND firstKey <= ? ORDER BY firstKey`,
    [boardId, boardId, first, last],
  );
}

async function grow(tx: Transaction, boardId: number, firstKey: string, change: number): Promise<void> {
  await tx.execute('UPDATE board_blocks SET size = size + ? WHERE boardId = ? AND firstKey = ?', [
    change,
    boardId,
    firstKey,
  ]);
}

/** Merges a block that is too small into the block before it, and splits one that is too large. */
async function resize(
  tx: Transaction,
  boardId: number,
  firstKey: string,
  { most, least }: BlockLimits,
): Promise<void> {
  const [found, before] = await tx.query<Block>(
    `SELECT firstKey, size FROM board_blocks WHERE boardId = ? AND firstKey <= ?
     ORDER BY firstKey DESC LIMIT 2`,
    [boardId, firstKey],
  );
  // It may have been merged into another one that was too small.
  if (found?.firstKey !== firstKey) return;
  let rest = found;
  if (rest.size < least && before) {
    await tx.execute('DELETE FROM board_blocks WHERE boardId = ? AND firstKey = ?', [boardId, firstKey]);
    await grow(tx, boardId, before.firstKey, rest.size);
    rest = { firstKey: before.firstKey, size: before.size + rest.size };
  }
  const half = Math.ceil(most / 2);
  while (rest.size > most) {
    const [middle] = await tx.query<{ orderKey: string }>(
      `SELECT orderKey FROM board_entries WHERE boardId = ? AND orderKey >= ?
       ORDER BY orderKey LIMIT 1 OFFSET ${half}`,
      [boardId, rest.firstKey],
    );
    if (!middle) return;
    const next = { firstKey: middle.orderKey, size: rest.size - half };
    await grow(tx, boardId, rest.firstKey, -next.size);
    await addBlock(tx, boardId, next.firstKey, next.size);
    rest = next;
  }
}

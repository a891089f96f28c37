import { Injectable } from '@nestjs/common';
import type { RowSource } from '../../platform/database/snapshot.js';
import type { SqlValue } from '../../platform/database/sql-value.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';

/*
 * An order-statistics index. The keys of a board are divided into blocks of neighbours, and each block stores
 * its size. A rank is the sum of the sizes of the better blocks plus a count within one block. At a million
 * members that reads some hundred small rows and some hundred index entries instead of a million.
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

/** Sorts after every key, since keys consist of digits and lower-case letters. */
const AFTER_KEYS = '~';

/** From this number of keys on, all blocks of a board are read at once instead of one per key. */
const MANY_KEYS = 8;

/** Subqueries per statement. */
const QUESTIONS_AT_ONCE = 50;

/** Updates the blocks of a board after its entries have changed. The board's row must be locked. */
export async function moveKeys(
  tx: Transaction,
  boardId: number,
  moves: KeyMoves,
  limits: BlockLimits,
): Promise<void> {
  const keys = [...moves.added, ...moves.removed];
  const blocks = keys.length < MANY_KEYS ? await blocksOf(tx, boardId, keys) : await allBlocks(tx, boardId);
  const changes = new Map<Block, number>();
  const count = (key: string, change: number): void => {
    const block = blockOf(blocks, key);
    changes.set(block, (changes.get(block) ?? 0) + change);
  };
  for (const key of moves.added) count(key, 1);
  for (const key of moves.removed) count(key, -1);
  const changed = [...changes].filter(([, change]) => change !== 0);
  for (const [{ firstKey }, change] of changed) await grow(tx, boardId, firstKey, change);
  for (const [{ firstKey, size }, change] of changed) {
    const isFit = size + change <= limits.most && (size + change >= limits.least || firstKey === '');
    if (!isFit) await resize(tx, boardId, firstKey, limits);
  }
}

/** Rebuilds the blocks of a board from its entries. The board's row must be locked. */
export async function rebuildBlocks(tx: Transaction, boardId: number, limits: BlockLimits): Promise<void> {
  const [row] = await tx.query<{ size: number }>(
    'SELECT COUNT(*) AS size FROM board_entries WHERE boardId = ?',
    [boardId],
  );
  await tx.execute('DELETE FROM board_blocks WHERE boardId = ?', [boardId]);
  await addBlock(tx, boardId, { firstKey: '', size: row?.size ?? 0 });
  await resize(tx, boardId, '', limits);
}

export interface KeyOnBoard {
  readonly boardId: number;
  readonly key: string;
}

/** Returns for each key how many entries of its board are better, in the order of the keys. */
export async function countAhead(source: RowSource, keys: readonly KeyOnBoard[]): Promise<number[]> {
  const sorted = [...keys].sort(compareKeys);
  const counts = await eachOf<{ sum: number | string; within: number }>(
    source,
    sorted.map(({ boardId, key }, index) => {
      // Each sum starts where the one before has ended, so that the keys of a board read every block only
      // once.
      const before = sorted[index - 1];
      const from = before?.boardId === boardId ? before.key : '';
      const own = [boardId, key] as const;
      return {
        columns: SUM_AND_COUNT,
        values: [boardId, boardId, from, ...own, boardId, ...own, key],
      };
    }),
  );
  const ahead = new Map<KeyOnBoard, number>();
  let sum = 0;
  for (const [index, one] of sorted.entries()) {
    if (sorted[index - 1]?.boardId !== one.boardId) sum = 0;
    // MySQL returns a sum as text.
    sum += Number(counts[index]?.sum ?? 0);
    ahead.set(one, sum + (counts[index]?.within ?? 0));
  }
  return keys.map((one) => ahead.get(one) ?? 0);
}

/** Selects the first key of a key's block. Both databases look it up before they read any rows. */
const BLOCK_OF = '(SELECT MAX(firstKey) FROM board_blocks WHERE boardId = ? AND firstKey <= ?)';
const SUM_AND_COUNT = `(SELECT COALESCE(SUM(size), 0) FROM board_blocks
    WHERE boardId = ? AND firstKey >= ${BLOCK_OF} AND firstKey < ${BLOCK_OF}) AS sum,
  (SELECT COUNT(*) FROM board_entries WHERE boardId = ? AND orderKey >= ${BLOCK_OF} AND orderKey < ?) AS within`;

function compareKeys(one: KeyOnBoard, other: KeyOnBoard): number {
  return one.boardId - other.boardId || (one.key < other.key ? -1 : Number(one.key > other.key));
}

/** Returns sentences on the errors in a board's blocks and size; none if they match its entries. */
export async function findWrongBlocks(
  source: RowSource,
  { id, size }: { readonly id: number; readonly size: number },
): Promise<string[]> {
  const blocks = await allBlocks(source, id);
  const firstKeys = blocks.map(({ firstKey }) => firstKey);
  const answers = await eachOf<{ size: number }>(
    source,
    firstKeys.map((firstKey, index) => ({
      columns:
        '(SELECT COUNT(*) FROM board_entries WHERE boardId = ? AND orderKey >= ? AND orderKey < ?) AS size',
      values: [id, firstKey, firstKeys[index + 1] ?? AFTER_KEYS],
    })),
  );
  const counts = answers.map((answer) => answer.size);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const wrong = blocks.flatMap(({ firstKey, size: stated }, index) =>
    stated === counts[index]
      ? []
      : [`a block from ${firstKey || 'the top'} on says ${stated} members instead of ${counts[index] ?? 0}`],
  );
  if (blocks[0]?.firstKey !== '') wrong.push('its first block is missing');
  if (size !== total) wrong.push(`it says ${size} members instead of ${total}`);
  return wrong;
}

/** Reads the blocks that contain these keys, sorted by their first keys. */
async function blocksOf(source: RowSource, boardId: number, keys: readonly string[]): Promise<Block[]> {
  const found = new Map<string, Block>();
  for (const key of keys) {
    const [block] = await source.query<Block>(
      `SELECT firstKey, size FROM board_blocks WHERE boardId = ? AND firstKey <= ?
       ORDER BY firstKey DESC LIMIT 1`,
      [boardId, key],
    );
    if (block) found.set(block.firstKey, block);
  }
  return [...found.values()].sort((one, other) => (one.firstKey < other.firstKey ? -1 : 1));
}

function allBlocks(source: RowSource, boardId: number): Promise<Block[]> {
  return source.query<Block>('SELECT firstKey, size FROM board_blocks WHERE boardId = ? ORDER BY firstKey', [
    boardId,
  ]);
}

/** Returns the block that contains a key. The blocks must be sorted. */
function blockOf(blocks: readonly Block[], key: string): Block {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle]?.firstKey ?? '') <= key) low = middle + 1;
    else high = middle;
  }
  const block = blocks[low - 1];
  if (!block) throw new Error('A board has no first block: run npm run rebuild-boards.');
  return block;
}

/** Columns of a row, as subqueries, and their parameter values. */
interface Question {
  readonly columns: string;
  readonly values: readonly SqlValue[];
}

/** Reads one row per question, with several questions in one statement. */
async function eachOf<Row>(source: RowSource, questions: readonly Question[]): Promise<Row[]> {
  const answers: Row[] = [];
  for (let start = 0; start < questions.length; start += QUESTIONS_AT_ONCE) {
    const asked = questions.slice(start, start + QUESTIONS_AT_ONCE);
    const rows = await source.query<Row & { place: number }>(
      asked.map(({ columns }, place) => `SELECT ${place} AS place, ${columns}`).join(' UNION ALL '),
      asked.flatMap(({ values }) => values),
    );
    answers.push(...rows.sort((one, other) => one.place - other.place));
  }
  return answers;
}

async function grow(tx: Transaction, boardId: number, firstKey: string, change: number): Promise<void> {
  await tx.execute('UPDATE board_blocks SET size = size + ? WHERE boardId = ? AND firstKey = ?', [
    change,
    boardId,
    firstKey,
  ]);
}

async function addBlock(tx: Transaction, boardId: number, { firstKey, size }: Block): Promise<void> {
  await tx.execute('INSERT INTO board_blocks (boardId, firstKey, size) VALUES (?, ?, ?)', [
    boardId,
    firstKey,
    size,
  ]);
}

/** Splits a block that is too large, or merges one that is too small into the block before it. */
async function resize(
  tx: Transaction,
  boardId: number,
  firstKey: string,
  limits: BlockLimits,
): Promise<void> {
  const [block] = await tx.query<Block>(
    'SELECT firstKey, size FROM board_blocks WHERE boardId = ? AND firstKey = ?',
    [boardId, firstKey],
  );
  if (!block) return;
  if (block.size > limits.most) await split(tx, boardId, block, limits);
  else if (block.size < limits.least && firstKey !== '') await merge(tx, boardId, block, limits);
}

async function split(
  tx: Transaction,
  boardId: number,
  { firstKey, size }: Block,
  { most }: BlockLimits,
): Promise<void> {
  const half = Math.ceil(most / 2);
  let rest: Block = { firstKey, size };
  while (rest.size > most) {
    const [middle] = await tx.query<{ orderKey: string }>(
      `SELECT orderKey FROM board_entries WHERE boardId = ? AND orderKey >= ?
       ORDER BY orderKey LIMIT 1 OFFSET ${half}`,
      [boardId, rest.firstKey],
    );
    if (!middle) return;
    const next = { firstKey: middle.orderKey, size: rest.size - half };
    await grow(tx, boardId, rest.firstKey, -next.size);
    await addBlock(tx, boardId, next);
    rest = next;
  }
}

async function merge(
  tx: Transaction,
  boardId: number,
  { firstKey, size }: Block,
  limits: BlockLimits,
): Promise<void> {
  const [before] = await tx.query<Block>(
    `SELECT firstKey, size FROM board_blocks WHERE boardId = ? AND firstKey < ?
     ORDER BY firstKey DESC LIMIT 1`,
    [boardId, firstKey],
  );
  if (!before) return;
  await tx.execute('DELETE FROM board_blocks WHERE boardId = ? AND firstKey = ?', [boardId, firstKey]);
  await grow(tx, boardId, before.firstKey, size);
  await resize(tx, boardId, before.firstKey, limits);
}

import type { BoardMember } from './board-view.js';
import type { BoardSort } from './leaderboard.dto.js';
import type { PageCursor, Position } from './page-cursor.js';
import type { RowSequence } from './row-sequence.js';

/** How a list is read. */
export interface Reading {
  readonly sort: BoardSort;
  /** Whether it is shown from the best or newest row down. */
  readonly isDown: boolean;
  /** Rows per page. */
  readonly limit: number;
}

/** Rows of a page as they are shown, and where the pages before and after begin. */
export interface PageRows {
  readonly rows: readonly BoardMember[];
  /** Undefined at the beginning of the list. */
  readonly before: Position | undefined;
  /** Undefined at the end of the list. */
  readonly after: Position | undefined;
}

/** Reads the rows after or before a cursor, or the first rows of the list. */
export function readPage(
  sequence: RowSequence,
  reading: Reading,
  cursor: PageCursor | undefined,
): Promise<PageRows> {
  return cursor && !cursor.isAfter
    ? readBefore(sequence, reading, cursor.position)
    : readAfter(sequence, reading, cursor?.position);
}

/** Reads the rows around a row, which is in their middle as long as there are enough on both sides. */
export async function readAround(
  sequence: RowSequence,
  { isDown, limit }: Reading,
  from: Position,
): Promise<PageRows> {
  const half = Math.floor((limit - 1) / 2);
  const readAbove = async (count: number) =>
    (await sequence.read({ from, isDown: !isDown, limit: count })).rows;
  const readFrom = async (count: number) =>
    (await sequence.read({ from, isInclusive: true, isDown, limit: count })).rows;
  // One row more than is shown on each side tells whether the list continues there.
  let [above, below] = await Promise.all([readAbove(half + 1), readFrom(limit - half + 1)]);
  if (above.length <= half) below = await readFrom(limit - above.length + 1);
  else if (below.length <= limit - half) above = await readAbove(limit - below.length + 1);
  const aboveCount = Math.min(above.length, Math.max(half, limit - below.length));
  const rows = [...above.slice(0, aboveCount).reverse(), ...below.slice(0, limit - aboveCount)];
  return {
    rows,
    before: above.length > aboveCount ? rows[0] : undefined,
    after: below.length > limit - aboveCount ? rows.at(-1) : undefined,
  };
}

async function readAfter(
  sequence: RowSequence,
  { isDown, limit }: Reading,
  from: Position | undefined,
): Promise<PageRows> {
  const { rows, givenUpAt } = await sequence.read({ from, isDown, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    rows: shown,
    before: from && (shown[0] ?? from),
    after: rows.length > limit ? shown.at(-1) : givenUpAt,
  };
}

/** Reads the rows before a place; the first page if fewer rows than a page are left. */
async function readBefore(sequence: RowSequence, reading: Reading, from: Position): Promise<PageRows> {
  const { isDown, limit } = reading;
  const { rows, givenUpAt } = await sequence.read({ from, isDown: !isDown, limit: limit + 1 });
  if (rows.length < limit && !givenUpAt) return readAfter(sequence, reading, undefined);
  const shown = rows.slice(0, limit).reverse();
  return {
    rows: shown,
    before: rows.length > limit ? shown[0] : givenUpAt,
    after: shown.at(-1) ?? from,
  };
}

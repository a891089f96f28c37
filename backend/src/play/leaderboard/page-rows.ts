import type { BoardMember } from './board-view.js';
import type { BoardSort } from './leaderboard.dto.js';
import type { PageCursor, Position } from './page-cursor.js';
import type { RowSequence } from './row-sequence.js';

/** How a list is read. */
export interface Reading {
  readonly sort: BoardSort;
  /** Whether it is shown from the best or newest row down. */
  readonly isDown: boolean;
  /** How many rows a page has. */
  readonly limit: number;
}

/** The rows of a page as they are shown, and where the pages beside it begin. */
export interface PageRows {
  readonly rows: readonly BoardMember[];
  /** Undefined where the list begins with these rows. */
  readonly before: Position | undefined;
  /** Undefined where the list ends with these rows. */
  readonly after: Position | undefined;
}

/** The rows behind or in front of a cursor, or those that the list begins with. */
export function readPage(
  sequence: RowSequence,
  reading: Reading,
  cursor: PageCursor | undefined,
): Promise<PageRows> {
  return cursor && !cursor.isAfter
    ? readBefore(sequence, reading, cursor.position)
    : readAfter(sequence, reading, cursor?.position);
}

/** The rows around one of the list, which is in their middle as long as there are enough on both sides. */
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
  // One more than is shown on each side says whether the list goes on there.
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

/** The rows in front of a place; the first page where fewer are left than it has. */
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

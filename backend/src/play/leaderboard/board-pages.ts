import { Problem } from '../../platform/errors/problem.js';
import { ORDER_KEY } from '../boards/standing.js';
import type { BoardMember, Position, RowList } from './board-rows.js';
import type { BoardSort } from './leaderboard.dto.js';

/** Position in a list from which a page continues. */
export interface PageCursor {
  readonly position: Position;
  /** Whether the page lies after that place, in the order in which the list is shown, or before it. */
  readonly isAfter: boolean;
}

/** Encodes a cursor. It is opaque to clients and valid only for lists with the same sort. */
export function encodeCursor(sort: BoardSort, { position, isAfter }: PageCursor): string {
  const place = sort === 'score' ? position.key : `${position.lastPlayed}.${position.userId}`;
  return Buffer.from(`${sort}.${isAfter ? 'after' : 'before'}.${place}`).toString('base64url');
}

/**
 * Decodes a cursor.
 *
 * @throws Problem `request.invalid` for one that does not come from a list of this sort.
 */
export function decodeCursor(sort: BoardSort, cursor: string): PageCursor {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, kind, side, place = ''] = /^(score|recent)\.(after|before)\.(.+)$/.exec(text) ?? [];
  const position = kind === sort ? positionOf(sort, place) : undefined;
  if (position) return { position, isAfter: side === 'after' };
  const message = `A cursor is what a Link header of this list has given, sorted by ${sort}`;
  throw new Problem('request.invalid', { message, errors: { cursor: [message] } });
}

function positionOf(sort: BoardSort, place: string): Position | undefined {
  if (sort === 'score') {
    return ORDER_KEY.test(place) ? { key: place, lastPlayed: 0, userId: 0 } : undefined;
  }
  const [, time, id] = /^(\d{1,15})\.(\d{1,10})$/.exec(place) ?? [];
  return id === undefined ? undefined : { key: '', lastPlayed: Number(time), userId: Number(id) };
}

/** Rows of a page as they are shown, and where the pages before and after begin. */
export interface PageRows {
  readonly rows: readonly BoardMember[];
  /** Undefined at the beginning of the list. */
  readonly before: Position | undefined;
  /** Undefined at the end of the list. */
  readonly after: Position | undefined;
}

/** Reads pages of a list. */
export class PageReader {
  constructor(
    private readonly list: RowList,
    /** Whether the list is shown from the best or newest row down. */
    private readonly isDown: boolean,
    private readonly limit: number,
  ) {}

  /** Reads the page at a cursor; the first page without one. */
  at(cursor: PageCursor | undefined): Promise<PageRows> {
    return cursor?.isAfter === false ? this.before(cursor.position) : this.after(cursor?.position);
  }

  /** Reads the page with a member in its middle, or the first or last page near the ends of the list. */
  async around(userId: number): Promise<PageRows> {
    const { list, isDown, limit } = this;
    const own = await list.find(userId);
    if (!own) return { rows: [], before: undefined, after: undefined };
    const half = Math.floor((limit - 1) / 2);
    const above = await list.read({ from: own, isDown: !isDown, limit: half });
    const below = await list.read({ from: own, isDown, limit: limit - half - 1 });
    if (!above.more) return this.after(undefined);
    if (!below.more) return this.before(undefined);
    const rows = [...above.rows.toReversed(), own, ...below.rows];
    return { rows, before: above.more, after: below.more };
  }

  /** Reads the rows after a place, or the first ones. */
  private async after(from: Position | undefined): Promise<PageRows> {
    const { rows, more } = await this.list.read({ from, isDown: this.isDown, limit: this.limit });
    return { rows, before: from && (rows[0] ?? from), after: more };
  }

  /** Reads the rows before a place, or the last ones; the first page if fewer than a page are left. */
  private async before(from: Position | undefined): Promise<PageRows> {
    const { rows, more } = await this.list.read({ from, isDown: !this.isDown, limit: this.limit });
    if (rows.length < this.limit && !more) return this.after(undefined);
    return { rows: rows.toReversed(), before: more, after: from && (rows[0] ?? from) };
  }
}

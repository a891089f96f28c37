import { Problem } from '../../platform/errors/problem.js';
import type { BoardSort } from './leaderboard.dto.js';
import { ORDER_KEY } from '../boards/order-key.js';

/** Where a row stands in a list: by the key in one that is sorted by score, by time and id in the other. */
export interface Position {
  /** The order key; '' where it is not known and not needed. */
  readonly key: string;
  /** When what the board counts was last played, in milliseconds UTC; 0 where it is not known and not needed. */
  readonly lastPlayed: number;
  readonly userId: number;
}

/** A place in a list from which a page goes on. */
export interface PageCursor {
  readonly position: Position;
  /** Whether the page lies after that place, in the order in which the list is shown, or before it. */
  readonly isAfter: boolean;
}

/** A cursor as it travels: opaque to clients, and of no use for a list that is sorted otherwise. */
export function encodeCursor(sort: BoardSort, { position, isAfter }: PageCursor): string {
  const place = sort === 'score' ? position.key : `${position.lastPlayed}.${position.userId}`;
  return Buffer.from(`${sort}.${isAfter ? 'after' : 'before'}.${place}`).toString('base64url');
}

/**
 * Reads a cursor.
 *
 * @throws Problem `request.invalid` for one that no list of this sort has given.
 */
export function decodeCursor(sort: BoardSort, cursor: string): PageCursor {
  const [kind, side = '', ...place] = Buffer.from(cursor, 'base64url').toString('latin1').split('.');
  const position = kind === sort ? positionOf(sort, place) : undefined;
  if (position && (side === 'after' || side === 'before')) return { position, isAfter: side === 'after' };
  const message = `A cursor is what a Link header of this list has given, sorted by ${sort}`;
  throw new Problem('request.invalid', { message, errors: { cursor: [message] } });
}

function positionOf(sort: BoardSort, [first = '', second = '', ...rest]: string[]): Position | undefined {
  if (rest.length > 0) return undefined;
  if (sort === 'score') {
    const isKey = ORDER_KEY.test(first) && second === '';
    return isKey ? { key: first, lastPlayed: 0, userId: 0 } : undefined;
  }
  if (!/^\d{1,15}$/.test(first) || !/^\d{1,10}$/.test(second)) return undefined;
  return { key: '', lastPlayed: Number(first), userId: Number(second) };
}

/** Below 0 when a row is better or was played later than another, above 0 when it comes behind it. */
export function comparePositions(sort: BoardSort, one: Position, other: Position): number {
  if (sort === 'score') return one.key < other.key ? -1 : Number(one.key > other.key);
  return other.lastPlayed - one.lastPlayed || other.userId - one.userId;
}

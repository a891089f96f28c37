import { Problem } from '../../platform/errors/problem.js';
import type { BoardSort } from './leaderboard.dto.js';
import { ORDER_KEY } from '../boards/order-key.js';

/** Position of a row in a list: its key if sorted by score, its time and id otherwise. */
export interface Position {
  /** Order key; '' where it is unknown and not needed. */
  readonly key: string;
  /** Last play of what the board counts, in milliseconds UTC; 0 where it is unknown and not needed. */
  readonly lastPlayed: number;
  readonly userId: number;
}

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

/** Returns less than 0 when the first row is better or was played later, more when it comes after. */
export function comparePositions(sort: BoardSort, one: Position, other: Position): number {
  if (sort === 'score') return one.key < other.key ? -1 : Number(one.key > other.key);
  return other.lastPlayed - one.lastPlayed || other.userId - one.userId;
}

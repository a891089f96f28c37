import { Problem } from '../../../platform/errors/problem.js';
import type { UserSort } from './admin-users.dto.js';

/** Position in a sorted list of users: the value it is sorted by, and the id as tie-breaker. */
export interface UserPlace {
  readonly value: string | number | null;
  readonly id: number;
}

/** Position from which a page continues, forwards or backwards. */
export interface UserCursor extends UserPlace {
  readonly isAfter: boolean;
}

/** Returns a cursor for a URL. It is opaque to clients and only valid for the same sort. */
export function encodeUserCursor(sort: UserSort, { value, id, isAfter }: UserCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id, isAfter ? 1 : 0])).toString('base64url');
}

/**
 * Reads a cursor.
 *
 * @throws Problem `request.invalid` for a cursor that was not issued for this sort.
 */
export function decodeUserCursor(sort: UserSort, cursor: string): UserCursor {
  const parts = parsed(cursor);
  if (Array.isArray(parts) && parts.length === 4 && parts[0] === sort) {
    const [, value, id, side] = parts as readonly unknown[];
    const fits =
      sort === 'username' ? typeof value === 'string' : Number.isSafeInteger(value) || value === null;
    if (fits && Number.isSafeInteger(id) && (side === 0 || side === 1)) {
      return { value: value as UserPlace['value'], id: Number(id), isAfter: side === 1 };
    }
  }
  const message = `A cursor is what a Link header of this list has given, sorted by ${sort}`;
  throw new Problem('request.invalid', { message, errors: { cursor: [message] } });
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('latin1'));
  } catch {
    return undefined;
  }
}

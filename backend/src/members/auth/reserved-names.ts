import { Problem } from '../../platform/errors/problem.js';
import type { RowSource } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';

/** How long a closed account's name stays reserved: enough to notice that a new holder is someone else. */
const NAME_RESERVED_MS = 90 * 24 * 60 * 60 * 1000;

/** Prefix of the names of closed accounts, followed by their id. Members cannot choose such a name. */
export const FORMER_MEMBER = 'former-member-';

/** Returns whether a name is that of a recently closed account, or has the prefix of closed accounts. */
export async function isReservedName(rows: RowSource, usernameKey: string, now: Date): Promise<boolean> {
  if (usernameKey.startsWith(FORMER_MEMBER)) return true;
  const reserved = await rows.query(
    'SELECT usernameKey FROM reserved_names WHERE usernameKey = ? AND until > ?',
    [usernameKey, now],
  );
  return reserved.length > 0;
}

/**
 * Throws for a name that is reserved. Call it after writing the name, in the same transaction. If the write waited for an account that
 * is being closed, its reservation is visible then.
 *
 * @throws Problem `auth.username_taken`.
 */
export async function assertUsernameFree(tx: Transaction, usernameKey: string, now: Date): Promise<void> {
  if (await isReservedName(tx, usernameKey, now)) throw new Problem('auth.username_taken');
}

/** Reserves a name for ninety days and deletes expired reservations. */
export async function reserveName(tx: Transaction, usernameKey: string, now: Date): Promise<void> {
  await tx.execute('DELETE FROM reserved_names WHERE until <= ? OR usernameKey = ?', [now, usernameKey]);
  await tx.execute('INSERT INTO reserved_names (usernameKey, until) VALUES (?, ?)', [
    usernameKey,
    new Date(now.getTime() + NAME_RESERVED_MS),
  ]);
}

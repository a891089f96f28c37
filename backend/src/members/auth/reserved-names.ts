import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';

/** How long nobody may take the name of a closed account: long enough to notice that it is somebody else. */
const NAME_RESERVED_MS = 90 * 24 * 60 * 60 * 1000;

/** Closed accounts are called by this and their number; nobody else is. */
export const FORMER_MEMBER = 'former-member-';

/**
 * Refuses a name that is kept free: of an account that was closed a short while ago, or one like those that closed
 * accounts get. Asked after the name was written, in the same transaction: whoever waits there for an account that is
 * just being closed sees its reservation.
 *
 * @throws Problem `auth.username_taken`.
 */
export async function assertUsernameFree(tx: Transaction, usernameKey: string, now: Date): Promise<void> {
  if (usernameKey.startsWith(FORMER_MEMBER)) throw new Problem('auth.username_taken');
  const reserved = await tx.query(
    'SELECT usernameKey FROM reserved_names WHERE usernameKey = ? AND until > ?',
    [usernameKey, now],
  );
  if (reserved.length > 0) throw new Problem('auth.username_taken');
}

/** Keeps a name free for ninety days; reservations that have run out go. */
export async function reserveName(tx: Transaction, usernameKey: string, now: Date): Promise<void> {
  await tx.execute('DELETE FROM reserved_names WHERE until <= ? OR usernameKey = ?', [now, usernameKey]);
  await tx.execute('INSERT INTO reserved_names (usernameKey, until) VALUES (?, ?)', [
    usernameKey,
    new Date(now.getTime() + NAME_RESERVED_MS),
  ]);
}

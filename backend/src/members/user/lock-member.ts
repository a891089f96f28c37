import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';

/**
 * Makes this transaction the only one that works on a member's tickets, rounds, stats, goods and coins until it ends.
 * Taken first, before any other row: whoever takes locks in one order never waits in a circle.
 *
 * @throws Problem `auth.signed_out` when the account was closed while the request was on its way.
 */
export async function lockMember(tx: Transaction, userId: number): Promise<void> {
  if (!(await lockIfOpen(tx, userId))) throw new Problem('auth.signed_out');
}

/** The same for a member who is not the caller; false, with nothing locked, when there is no such open account. */
export async function lockIfOpen(tx: Transaction, userId: number): Promise<boolean> {
  const found = await tx.execute(
    'UPDATE users SET provenUntil = provenUntil WHERE id = ? AND closedAt IS NULL',
    [userId],
  );
  return found === 1;
}

/** The same for what an admin does to an account, whether it is closed or not. */
export async function lockAccount(tx: Transaction, userId: number): Promise<void> {
  const found = await tx.execute('UPDATE users SET provenUntil = provenUntil WHERE id = ?', [userId]);
  if (found === 0) throw new Error(`There is no user ${userId} to lock.`);
}

import type { Transaction } from '../database/unit-of-work.js';

/**
 * Makes this transaction the only one that works on a member's tickets, rounds, stats and coins until it ends. Taken
 * first, before any other row: whoever takes locks in one order never waits in a circle.
 */
export async function lockMember(tx: Transaction, userId: number): Promise<void> {
  const found = await tx.execute('UPDATE users SET provenUntil = provenUntil WHERE id = ?', [userId]);
  if (found === 0) throw new Error(`There is no user ${userId} to lock.`);
}

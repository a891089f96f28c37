import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';

/**
 * Throws if the caller lost their admin rights during the request, and locks the flag until the transaction
 * ends. Two admins who act on each other at once may deadlock; the unit of work retries one of them.
 */
export async function assertStillAdmin(tx: Transaction, adminId: number): Promise<void> {
  const found = await tx.execute('UPDATE users SET isAdmin = isAdmin WHERE id = ? AND isAdmin = 1', [
    adminId,
  ]);
  if (found === 0) throw new Problem('auth.admin_only');
}

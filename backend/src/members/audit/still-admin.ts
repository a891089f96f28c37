import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';

/**
 * Refuses an admin who has ceased to be one while the request was on its way, and lets nobody take it from them before this
 * transaction ends. Two admins who work on each other at once may wait in a circle: one of them is then run again.
 */
export async function assertStillAdmin(tx: Transaction, adminId: number): Promise<void> {
  const found = await tx.execute('UPDATE users SET isAdmin = isAdmin WHERE id = ? AND isAdmin = 1', [
    adminId,
  ]);
  if (found === 0) throw new Problem('auth.admin_only');
}

import { Not } from 'typeorm';
import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import type { MemberRange } from './member-ranges.js';
import { UserEntity } from './user.entity.js';

/**
 * Locks a member, so that only this transaction works on their tickets, rounds, stats, goods and coins until
 * it ends. Take this lock before any other row's; the fixed order prevents deadlocks.
 *
 * @throws Problem `auth.signed_out` if the account was closed during the request.
 */
export async function lockMember(tx: Transaction, userId: number): Promise<void> {
  if (!(await lockIfOpen(tx, userId))) throw new Problem('auth.signed_out');
}

/** Locks a member other than the caller. Returns false, with nothing locked, without such an open account. */
export async function lockIfOpen(tx: Transaction, userId: number): Promise<boolean> {
  const found = await tx.execute(
    'UPDATE users SET provenUntil = provenUntil WHERE id = ? AND closedAt IS NULL',
    [userId],
  );
  return found === 1;
}

/** Locks an account for an admin's action, whether it is closed or not. */
export async function lockAccount(tx: Transaction, userId: number): Promise<void> {
  const found = await tx.execute('UPDATE users SET provenUntil = provenUntil WHERE id = ?', [userId]);
  if (found === 0) throw new Error(`There is no user ${userId} to lock.`);
}

/** Locks all accounts with ids above `after` up to `upTo`. */
export async function lockMembers(tx: Transaction, { after, upTo }: MemberRange): Promise<void> {
  await tx.execute('UPDATE users SET provenUntil = provenUntil WHERE id > ? AND id <= ?', [after, upTo]);
}

/**
 * Locks all admins, so that only one transaction at a time changes who is an admin. Otherwise the last two
 * could both leave at once, or take each other's rights.
 */
export async function lockAllAdmins(tx: Transaction): Promise<void> {
  await tx.execute('UPDATE users SET isAdmin = isAdmin WHERE isAdmin = 1');
}

/** Locks all admins if the member is one. */
export async function lockAdmins(tx: Transaction, userId: number): Promise<void> {
  if (await tx.repository(UserEntity).existsBy({ id: userId, isAdmin: true })) await lockAllAdmins(tx);
}

/** Returns whether there is an admin besides this member. The admins must be locked. */
export function hasOtherAdmin(tx: Transaction, userId: number): Promise<boolean> {
  return tx.repository(UserEntity).existsBy({ isAdmin: true, id: Not(userId) });
}

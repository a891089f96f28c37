import type { RowSource } from '../../platform/database/database.js';
import { Problem } from '../../platform/errors/problem.js';

/** A member's row in hot reads: flags as 0 or 1, times in milliseconds UTC, structures as JSON text. */
export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly coins: number;
  readonly totalTimeSpent: number;
  readonly lastSeen: number | null;
  readonly createdAt: number;
  readonly isAdmin: number;
  readonly isOwner: number;
  readonly isOnline: number;
  readonly mustChangePassword: number;
  readonly firstFlightEndedAt: number | null;
  readonly firstColour: string | null;
  readonly profilePicture: string | null;
  readonly avatarCustomization: string | null;
  readonly settings: string | null;
}

/** Columns of a `UserRow`, for a table with the alias `u`. The password is not among them. */
export const USER_COLUMNS =
  'u.id, u.username, u.coins, u.totalTimeSpent, u.lastSeen, u.createdAt, u.isAdmin, u.isOwner, u.isOnline, ' +
  'u.mustChangePassword, u.firstFlightEndedAt, u.firstColour, u.profilePicture, u.avatarCustomization, u.settings';

/** Returns a member's row. Throws `auth.signed_out` without one. */
export async function memberRow(source: RowSource, userId: number): Promise<UserRow> {
  const [row] = await source.query<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = ?`, [userId]);
  if (!row) throw new Problem('auth.signed_out');
  return row;
}

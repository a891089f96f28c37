import type { AuditLogService } from '../audit/audit-log.service.js';
import type { Clock } from '../../platform/common/clock.js';
import type { Random } from '../../platform/common/random.js';
import { StartError } from '../../platform/errors/start-error.js';
import type { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { forgetDevices } from './known-devices.service.js';
import { oneTimePassword, oneTimePasswordExpiry } from './one-time-password.js';
import type { PasswordsService } from './passwords.service.js';

/** What names have; anything else is nobody's. */
const ALIEN_ID = /^[a-z0-9_-]{1,24}$/;

/** What a password is reset with. */
export interface ResetTools {
  readonly unitOfWork: UnitOfWork;
  readonly passwords: PasswordsService;
  readonly audit: AuditLogService;
  readonly random: Random;
  readonly clock: Clock;
}

/** Whose password was reset, and what it is until they change it. */
export interface ResetPassword {
  readonly username: string;
  readonly password: string;
}

/**
 * Returns a member a one-time password on the word of whoever operates the server, the site's owner as well, whom no admin
 * can help. All of their sessions end, and a line of the audit log says so in the member's own name.
 *
 * @param alienId their name, in upper or lower case
 * @throws StartError when nobody has this name.
 */
export async function resetPassword(tools: ResetTools, alienId: string): Promise<ResetPassword> {
  const { unitOfWork, passwords, audit, random, clock } = tools;
  const usernameKey = alienId.trim().toLowerCase();
  if (!ALIEN_ID.test(usernameKey)) throw nobody(alienId);
  const password = oneTimePassword(random);
  const hash = await passwords.hash(password);
  const username = await unitOfWork.run(async (tx) => {
    const found = await tx.execute(
      `UPDATE users SET password = ?, mustChangePassword = ?, oneTimePasswordUntil = ?
       WHERE usernameKey = ? AND closedAt IS NULL`,
      [hash, true, oneTimePasswordExpiry(clock.now()), usernameKey],
    );
    const [member] = await tx.query<{ id: number; username: string }>(
      'SELECT id, username FROM users WHERE usernameKey = ?',
      [usernameKey],
    );
    if (found === 0 || !member) throw nobody(alienId);
    await tx.execute('DELETE FROM sessions WHERE userId = ?', [member.id]);
    await forgetDevices(tx, member.id);
    await audit.record(tx, {
      adminId: member.id,
      action: 'users.one_time_password',
      targetType: 'user',
      targetId: member.id,
      details: { by: "the server's operator" },
      isByOperator: true,
    });
    return member.username;
  });
  return { username, password };
}

const nobody = (alienId: string): StartError => new StartError(`There is no member called ${alienId}.`);

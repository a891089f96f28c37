import { IsNull } from 'typeorm';
import type { AuditLogService } from '../audit/audit-log.service.js';
import type { Clock } from '../../platform/common/clock.js';
import type { Random } from '../../platform/common/random.js';
import { StartError } from '../../platform/errors/start-error.js';
import type { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { UserEntity } from '../user/user.entity.js';
import { forgetDevices } from './known-devices.service.js';
import { oneTimePassword, setOneTimePassword } from './one-time-password.js';
import type { PasswordsService } from './passwords.service.js';
import { SessionEntity } from './session.entity.js';

/** Pattern of names in lower case; no member has any other name. */
const ALIEN_ID = /^[a-z0-9_-]{1,24}$/;

/** Dependencies of `resetPassword`. */
export interface ResetTools {
  readonly unitOfWork: UnitOfWork;
  readonly passwords: PasswordsService;
  readonly audit: AuditLogService;
  readonly random: Random;
  readonly clock: Clock;
}

/** Name of the member and their one-time password. */
export interface ResetPassword {
  readonly username: string;
  readonly password: string;
}

/**
 * Sets a one-time password for a member, on behalf of the server's operator. This includes the site's owner,
 * whom no admin can help. All of the member's sessions end, and the audit log gets a line in the member's own
 * name.
 *
 * @param alienId their name, in upper or lower case
 * @throws StartError if there is no such member.
 */
export async function resetPassword(tools: ResetTools, alienId: string): Promise<ResetPassword> {
  const { unitOfWork, passwords, audit, random, clock } = tools;
  const usernameKey = alienId.trim().toLowerCase();
  if (!ALIEN_ID.test(usernameKey)) throw nobody(alienId);
  const password = oneTimePassword(random);
  const hash = await passwords.hash(password);
  const username = await unitOfWork.run(async (tx) => {
    const member = await tx.repository(UserEntity).findOneBy({ usernameKey, closedAt: IsNull() });
    if (!member) throw nobody(alienId);
    await setOneTimePassword(tx, member.id, hash, clock.now());
    await tx.repository(SessionEntity).delete({ userId: member.id });
    await forgetDevices(tx, member.id);
    await audit.record(tx, {
      adminId: member.id,
      action: 'users.one_time_password',
      targetType: 'user',
      targetId: member.id,
      details: { by: "the server's operator" },
    });
    return member.username;
  });
  return { username, password };
}

const nobody = (alienId: string): StartError => new StartError(`There is no member called ${alienId}.`);

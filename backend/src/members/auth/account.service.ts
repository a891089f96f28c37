import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { GuessLimiter } from '../../platform/limits/guess-limiter.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { Problem } from '../../platform/errors/problem.js';
import { Clock } from '../../platform/common/clock.js';
import type { Identity } from '../../platform/http/route.js';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/errors/database-errors.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { lockMember } from '../user/lock-member.js';
import { UserEntity } from '../user/user.entity.js';
import { memberRow, type UserRow } from '../user/user.row.js';
import type { ChangePasswordDto, ChangeUsernameDto } from './account.dto.js';
import { assertHardToGuess, assertTellsNoPassword } from './weak-passwords.js';
import type { Browser } from './session-cookies.service.js';
import { PasswordsService } from './passwords.service.js';
import { assertUsernameFree } from './reserved-names.js';
import { assertNoRoleName } from './role-names.js';
import { SessionsService } from './sessions.service.js';

/** Changes members' names and passwords. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly guesses: GuessLimiter,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly pushes: PushService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Changes the member's name. A name that differs in case alone is a new name as well.
   *
   * @throws Problem `auth.wrong_password`, `auth.weak_password` for a name that is the password, or
   * `auth.username_taken` for a name in use or reserved.
   */
  async changeUsername(member: Identity, change: ChangeUsernameDto, browser: Browser): Promise<UserRow> {
    const userId = member.id;
    const usernameKey = change.username.toLowerCase();
    if (usernameKey !== member.username.toLowerCase()) {
      if (!member.isOwner) assertNoRoleName(usernameKey);
      assertTellsNoPassword(usernameKey, change.currentPassword);
    }
    const hash = await this.prove(userId, change.currentPassword, browser);
    try {
      return await this.unitOfWork.run(async (tx) => {
        await lockMember(tx, userId);
        await assertStillHas(tx, userId, hash);
        await tx.repository(UserEntity).update(userId, { username: change.username, usernameKey });
        await assertUsernameFree(tx, usernameKey, this.clock.now());
        this.pushes.userChanged(tx, userId);
        return memberRow(tx, userId);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? new Problem('auth.username_taken') : error;
    }
  }

  /**
   * Changes the member's password, ends all their sessions except the presented one, and forgets every other
   * known browser. Only who knows the current password is counted, so that a stolen session cannot use up the
   * member's changes.
   *
   * @throws Problem `auth.weak_password`, `auth.wrong_password`, `request.too_many`, or `auth.same_password`
   * if the new password is the one an admin has set.
   */
  async changePassword(
    { id: userId, username }: Identity,
    { currentPassword, newPassword }: ChangePasswordDto,
    browser: Browser,
  ): Promise<void> {
    const hash = await this.prove(userId, currentPassword, browser);
    await this.limiter.count('passwordChangePerMember', String(userId));
    const { siteName } = await this.settings.all(this.database);
    assertHardToGuess(newPassword, 'newPassword', username, siteName);
    const newHash = await this.passwords.hash(newPassword, { memberId: userId });
    await this.unitOfWork.run(async (tx) => {
      await lockMember(tx, userId);
      await assertStillHas(tx, userId, hash);
      if (newPassword === currentPassword) await assertOwnChoice(tx, userId);
      const state = { passwordHash: newHash, mustChangePassword: false, oneTimePasswordUntil: null };
      await tx.repository(UserEntity).update(userId, state);
      await this.sessions.endAllOf(tx, userId, browser.session, browser.device);
      this.pushes.userChanged(tx, userId);
    });
  }

  /**
   * Checks the member's password. Wrong attempts are counted per session, so a stolen session does not block
   * the member's other sessions.
   *
   * @returns the hash it was compared with; pass it to `assertStillHas` inside the transaction.
   * @throws Problem `auth.wrong_password`, or `request.too_many` after too many wrong attempts (see
   * `GUESS_LIMITS`).
   */
  async prove(userId: number, password: string, { session }: Browser): Promise<string> {
    const account = await this.database.repository(UserEntity).findOneBy({ id: userId, closedAt: IsNull() });
    const isCorrect = await this.guesses.isRight(
      () => this.passwords.isCorrect(password, account?.passwordHash, { memberId: userId }),
      { limit: 'guessesOfDevice', key: `session|${userId}|${session ?? ''}` },
    );
    if (!account || !isCorrect) throw new Problem('auth.wrong_password');
    return account.passwordHash;
  }
}

/** Throws if the password was changed after it was checked. The member must be locked. */
export async function assertStillHas(tx: Transaction, userId: number, hash: string): Promise<void> {
  const hasIt = await tx.repository(UserEntity).existsBy({ id: userId, passwordHash: hash });
  if (!hasIt) throw new Problem('auth.wrong_password');
}

/** Throws if the current password was set by an admin. */
async function assertOwnChoice(tx: Transaction, userId: number): Promise<void> {
  const isGiven = await tx.repository(UserEntity).existsBy({ id: userId, mustChangePassword: true });
  if (isGiven) throw new Problem('auth.same_password');
}

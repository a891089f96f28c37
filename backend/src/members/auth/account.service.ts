import { Injectable } from '@nestjs/common';
import { GuessLimiter } from '../../platform/limits/guess-limiter.js';
import { Problem } from '../../platform/errors/problem.js';
import { Clock } from '../../platform/common/clock.js';
import type { Identity } from '../../platform/http/current-user.js';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/errors/database-errors.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { lockMember } from '../user/lock-member.js';
import { USER_COLUMNS, type UserRow } from '../user/user.row.js';
import type { ChangePasswordDto, ChangeUsernameDto } from './account.dto.js';
import { assertHardToGuess, assertTellsNoPassword } from './common-passwords.js';
import type { Browser } from './known-devices.service.js';
import { PasswordsService } from './passwords.service.js';
import { assertUsernameFree } from './reserved-names.js';
import { assertNoRoleName } from './role-names.js';
import { SessionsService } from './sessions.service.js';

/** A member's name and password. */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly guesses: GuessLimiter,
    private readonly clock: Clock,
    private readonly pushes: PushService,
  ) {}

  /**
   * Returns the member another name; one that differs in case alone is another name as well.
   *
   * @throws Problem `auth.wrong_password`, `auth.weak_password` for a name that is the password, or
   * `auth.username_taken` for one that is in use or reserved.
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
        await tx.execute('UPDATE users SET username = ?, usernameKey = ? WHERE id = ?', [
          change.username,
          usernameKey,
          userId,
        ]);
        await assertUsernameFree(tx, usernameKey, this.clock.now());
        this.pushes.userChanged(tx, userId);
        return memberIn(tx, userId);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? new Problem('auth.username_taken') : error;
    }
  }

  /**
   * Returns the member another password, ends all their sessions but the presented one and forgets every other browser.
   *
   * @throws Problem `auth.weak_password`, `auth.wrong_password`, or `auth.same_password` when an admin has set it and it
   * would stay.
   */
  async changePassword(
    { id: userId, username }: Identity,
    { currentPassword, newPassword }: ChangePasswordDto,
    browser: Browser,
  ): Promise<void> {
    assertHardToGuess(newPassword, username, 'newPassword');
    const hash = await this.prove(userId, currentPassword, browser);
    const newHash = await this.passwords.hash(newPassword, turnOf(userId));
    await this.unitOfWork.run(async (tx) => {
      await lockMember(tx, userId);
      await assertStillHas(tx, userId, hash);
      if (newPassword === currentPassword) await assertOwnChoice(tx, userId);
      await tx.execute(
        'UPDATE users SET password = ?, mustChangePassword = ?, oneTimePasswordUntil = NULL WHERE id = ?',
        [newHash, false, userId],
      );
      await this.sessions.endAllOf(tx, userId, browser.session, browser.device);
      this.pushes.userChanged(tx, userId);
    });
  }

  /**
   * Makes sure that the member knows their password. Wrong ones are counted by the session, so that whoever has stolen
   * one keeps the member waiting in no other.
   *
   * @returns the hash it was compared with: a transaction asks `assertStillHas` whether it is still the member's.
   * @throws Problem `auth.wrong_password`, or `request.too_many` after wrong ones (see `GUESS_LIMITS`).
   */
  async prove(userId: number, password: string, { session }: Browser): Promise<string> {
    const [account] = await this.database.query<{ password: string }>(
      'SELECT password FROM users WHERE id = ? AND closedAt IS NULL',
      [userId],
    );
    const isCorrect = await this.guesses.isRight(
      () => this.passwords.isCorrect(password, account?.password, turnOf(userId)),
      { limit: 'guessesOfOne', key: `session|${userId}|${session ?? ''}` },
    );
    if (!account || !isCorrect) throw new Problem('auth.wrong_password');
    return account.password;
  }
}

/** Whose turn at the passwords it is. */
function turnOf(userId: number): string {
  return `member:${userId}`;
}

/** Refuses what was proven with a password that has been changed in the meantime. The member must be locked. */
export async function assertStillHas(tx: Transaction, userId: number, hash: string): Promise<void> {
  const rows = await tx.query('SELECT id FROM users WHERE id = ? AND password = ?', [userId, hash]);
  if (rows.length === 0) throw new Problem('auth.wrong_password');
}

/** Refuses to keep a password that an admin has set. */
async function assertOwnChoice(tx: Transaction, userId: number): Promise<void> {
  const rows = await tx.query('SELECT id FROM users WHERE id = ? AND mustChangePassword = 1', [userId]);
  if (rows.length > 0) throw new Problem('auth.same_password');
}

async function memberIn(tx: Transaction, userId: number): Promise<UserRow> {
  const [member] = await tx.query<UserRow>(`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = ?`, [userId]);
  if (!member) throw new Problem('auth.signed_out');
  return member;
}

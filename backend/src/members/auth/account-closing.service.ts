import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Random } from '../../platform/common/random.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { FriendsService } from '../friendships/friends.service.js';
import { hasOtherAdmin, lockAdmins, lockMember } from '../user/lock-member.js';
import { UserEntity } from '../user/user.entity.js';
import { AccountEvents } from './account-events.js';
import { AccountService, assertStillHas } from './account.service.js';
import { FORMER_MEMBER, reserveName } from './reserved-names.js';
import type { Browser } from './session-cookies.service.js';
import { SessionsService } from './sessions.service.js';

/** Replaces the password hash of a closed account; no password matches it. */
const NO_PASSWORD = '!';

/** Closes accounts. Personal data is removed; records that the site needs stay under a pseudonym. */
@Injectable()
export class AccountClosingService {
  constructor(
    private readonly account: AccountService,
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionsService,
    private readonly friends: FriendsService,
    private readonly events: AccountEvents,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /**
   * Checks the password and closes the member's own account, as `closeIn` does.
   *
   * @throws Problem `auth.wrong_password`, `account.owner_stays` or `account.last_admin`.
   */
  async close(userId: number, password: string, browser: Browser): Promise<void> {
    const hash = await this.account.prove(userId, password, browser);
    await this.unitOfWork.run(async (tx) => {
      await lockAdmins(tx, userId);
      await lockMember(tx, userId);
      await assertStillHas(tx, userId, hash);
      await this.closeIn(tx, userId);
    });
  }

  /**
   * Closes an account for good. Disables its password, reserves its name, deletes avatar, picture, goal
   * and settings, and ends every session, friendship and place on a board. Ledger, rounds, purchases and messages
   * sent to others stay. The caller must have called `lockAdmins` and locked the member in this transaction.
   *
   * @throws Problem `account.owner_stays` or `account.last_admin`.
   */
  async closeIn(tx: Transaction, userId: number): Promise<void> {
    const member = await this.closable(tx, userId);
    const now = this.clock.now();
    const pseudonym = await this.pseudonymFor(tx, userId);
    await tx.repository(UserEntity).update(userId, {
      username: pseudonym,
      usernameKey: pseudonym,
      passwordHash: NO_PASSWORD,
      ...{ profilePicture: null, avatarCustomization: null, settings: null, lastSeen: null },
      ...{ firstColour: null, goalItemType: null, goalItemId: null },
      ...{ isAdmin: false, isOnline: false, mustChangePassword: false, oneTimePasswordUntil: null },
      closedAt: now,
    });
    await reserveName(tx, member.usernameKey, now);
    await this.friends.leave(tx, userId);
    await this.sessions.endAllOf(tx, userId, undefined);
    await this.events.closed(tx, userId);
  }

  private async closable(tx: Transaction, userId: number): Promise<UserEntity> {
    const member = await tx.repository(UserEntity).findOneByOrFail({ id: userId });
    if (member.isOwner) throw new Problem('account.owner_stays');
    if (member.isAdmin && !(await hasOtherAdmin(tx, userId))) throw new Problem('account.last_admin');
    return member;
  }

  /** Returns a name that does not identify the person; it gets a random suffix if it is taken. */
  private async pseudonymFor(tx: Transaction, userId: number): Promise<string> {
    const name = `${FORMER_MEMBER}${userId}`;
    const isTaken = await tx.repository(UserEntity).existsBy({ usernameKey: name });
    return isTaken ? `${FORMER_MEMBER}x${this.random.bytes(4).toString('hex')}` : name;
  }
}

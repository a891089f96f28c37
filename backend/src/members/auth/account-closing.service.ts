import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { Random } from '../../platform/common/random.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { FriendsService } from '../friendships/friends.service.js';
import { lockMember } from '../user/lock-member.js';
import { AccountEvents } from './account-events.js';
import { AccountService, assertStillHas } from './account.service.js';
import { FORMER_MEMBER, reserveName } from './reserved-names.js';
import type { Browser } from './session-cookies.service.js';
import { SessionsService } from './sessions.service.js';

/** Replaces the password hash of a closed account; no password matches it. */
const NO_PASSWORD = '!';

interface ClosingRow {
  readonly usernameKey: string;
  readonly isAdmin: number;
  readonly isOwner: number;
}

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
   * Closes an account for good. Disables its password, reserves its name, deletes avatar, picture and
   * settings, and ends every session, friendship and place on a board. Ledger, rounds, purchases and messages
   * sent to others stay. The caller must have called `lockAdmins` and locked the member in this transaction.
   *
   * @throws Problem `account.owner_stays` or `account.last_admin`.
   */
  async closeIn(tx: Transaction, userId: number): Promise<void> {
    const member = await this.closable(tx, userId);
    const now = this.clock.now();
    const pseudonym = await this.pseudonymFor(tx, userId);
    await tx.execute(
      `UPDATE users SET username = ?, usernameKey = ?, password = ?, profilePicture = NULL,
         avatarCustomization = NULL, settings = NULL, lastSeen = NULL, isAdmin = ?, isOnline = ?,
         mustChangePassword = ?, oneTimePasswordUntil = NULL, closedAt = ?
       WHERE id = ?`,
      [pseudonym, pseudonym, NO_PASSWORD, false, false, false, now, userId],
    );
    await reserveName(tx, member.usernameKey, now);
    await this.friends.leave(tx, userId);
    await this.sessions.endAllOf(tx, userId, undefined);
    await this.events.closed(tx, userId);
  }

  private async closable(tx: Transaction, userId: number): Promise<ClosingRow> {
    const [member] = await tx.query<ClosingRow>(
      'SELECT usernameKey, isAdmin, isOwner FROM users WHERE id = ?',
      [userId],
    );
    if (!member) throw new Problem('auth.signed_out');
    if (member.isOwner === 1) throw new Problem('account.owner_stays');
    if (member.isAdmin === 1) {
      const others = await tx.query('SELECT id FROM users WHERE isAdmin = 1 AND id <> ? LIMIT 1', [userId]);
      if (others.length === 0) throw new Problem('account.last_admin');
    }
    return member;
  }

  /** Returns a name that does not identify the person; it gets a random suffix if it is taken. */
  private async pseudonymFor(tx: Transaction, userId: number): Promise<string> {
    const name = `${FORMER_MEMBER}${userId}`;
    const taken = await tx.query('SELECT id FROM users WHERE usernameKey = ?', [name]);
    return taken.length === 0 ? name : `${FORMER_MEMBER}x${this.random.bytes(4).toString('hex')}`;
  }
}

/**
 * Locks all admins if the member is one, so that only one transaction at a time changes who is an admin.
 * Otherwise the last two admins could both leave at once.
 */
export async function lockAdmins(tx: Transaction, userId: number): Promise<void> {
  const admin = await tx.query('SELECT id FROM users WHERE id = ? AND isAdmin = 1', [userId]);
  if (admin.length > 0) await tx.execute('UPDATE users SET isAdmin = isAdmin WHERE isAdmin = 1');
}

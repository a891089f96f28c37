import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../../members/audit/audit-line.entity.js';
import { AuditLogService } from '../../../members/audit/audit-log.service.js';
import { AccountClosingService } from '../../../members/auth/account-closing.service.js';
import { NewAccountsService } from '../../../members/auth/new-accounts.service.js';
import { oneTimePassword, setOneTimePassword } from '../../../members/auth/one-time-password.js';
import { PasswordsService } from '../../../members/auth/passwords.service.js';
import { SessionsService } from '../../../members/auth/sessions.service.js';
import { Clock } from '../../../platform/common/clock.js';
import { Problem } from '../../../platform/errors/problem.js';
import { Random } from '../../../platform/common/random.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { PushService } from '../../../platform/realtime/push.service.js';
import { hasOtherAdmin, lockAdmins, lockAllAdmins, lockIfOpen } from '../../../members/user/lock-member.js';
import { UserEntity } from '../../../members/user/user.entity.js';
import type { AdminUserDto, NewUserDto } from './admin-users.dto.js';
import { assertStillAdmin } from '../../../members/audit/still-admin.js';
import { UserListService } from './user-list.service.js';

/** Manages accounts for admins. Each action is audited and applies to open sessions and pages at once. */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserListService,
    private readonly accounts: NewAccountsService,
    private readonly closing: AccountClosingService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLogService,
    private readonly pushes: PushService,
    private readonly random: Random,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a user, even while registration is closed.
   *
   * @throws Problem `auth.username_taken` or `auth.weak_password`.
   */
  async add(adminId: number, credentials: NewUserDto): Promise<AdminUserDto> {
    const id = await this.accounts.create(credentials, async (tx, account) => {
      await assertStillAdmin(tx, adminId);
      await this.record(tx, adminId, 'users.created', account.id);
      return account.id;
    });
    return this.users.find(id);
  }

  /**
   * Grants or revokes a user's admin rights, and notifies their open pages. Does nothing if nothing would
   * change.
   *
   * @throws Problem `users.unknown`, `users.owner_stays_admin` or `users.last_admin`.
   */
  async setAdmin(adminId: number, userId: number, isAdmin: boolean): Promise<AdminUserDto> {
    await this.unitOfWork.run(async (tx) => {
      await lockAllAdmins(tx);
      await assertStillAdmin(tx, adminId);
      const target = await this.locked(tx, userId);
      if (target.isAdmin === isAdmin) return;
      if (!isAdmin) await assertMayLose(tx, userId, target);
      await tx.repository(UserEntity).update(userId, { isAdmin });
      await this.record(tx, adminId, isAdmin ? 'users.admin_granted' : 'users.admin_revoked', userId);
      this.pushes.userChanged(tx, userId);
    });
    return this.users.find(userId);
  }

  /**
   * Closes a user's account for good (see `AccountClosingService.closeIn`).
   *
   * @throws Problem `users.unknown`, `users.owner_not_deleted`, or `users.not_oneself`. Admins close their
   * own account on their profile, with the password.
   */
  async close(adminId: number, userId: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await lockAdmins(tx, userId);
      const target = await this.locked(tx, userId);
      await assertStillAdmin(tx, adminId);
      if (target.isOwner) throw new Problem('users.owner_not_deleted');
      if (userId === adminId) throw new Problem('users.not_oneself');
      await this.closing.closeIn(tx, userId);
      await this.record(tx, adminId, 'users.closed', userId);
    });
  }

  /**
   * Signs a user out on every device. Admins who do this to themselves stay signed in on the current device.
   * Only the owner can sign out the owner; otherwise an admin could lock them out by repeating it.
   *
   * @param presented the session token of the admin's request
   * @throws Problem `users.unknown` or `users.owner_signed_in`.
   */
  async signOut(adminId: number, userId: number, presented: string | undefined): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const target = await this.locked(tx, userId);
      await assertStillAdmin(tx, adminId);
      if (target.isOwner && userId !== adminId) throw new Problem('users.owner_signed_in');
      await this.sessions.endAllOf(tx, userId, userId === adminId ? presented : undefined);
      await this.record(tx, adminId, 'users.signed_out', userId);
    });
  }

  /**
   * Sets a random one-time password for a user and signs them out everywhere. They have to change it within
   * 24 hours, before they can do anything else. The admin sees it only this once.
   *
   * @throws Problem `users.unknown`, `users.owner_password` or `users.not_oneself`.
   */
  async issuePassword(adminId: number, userId: number): Promise<string> {
    const password = oneTimePassword(this.random);
    const hash = await this.passwords.hash(password);
    await this.unitOfWork.run(async (tx) => {
      const target = await this.locked(tx, userId);
      await assertStillAdmin(tx, adminId);
      if (userId === adminId) throw new Problem('users.not_oneself');
      if (target.isOwner) throw new Problem('users.owner_password');
      await setOneTimePassword(tx, userId, hash, this.clock.now());
      await this.sessions.endAllOf(tx, userId, undefined);
      await this.record(tx, adminId, 'users.one_time_password', userId);
    });
    return password;
  }

  private async locked(tx: Transaction, userId: number): Promise<UserEntity> {
    if (!(await lockIfOpen(tx, userId))) throw new Problem('users.unknown');
    return tx.repository(UserEntity).findOneByOrFail({ id: userId });
  }

  private async record(
    tx: Transaction,
    adminId: number,
    action: AuditAction,
    targetId: number,
  ): Promise<void> {
    await this.audit.record(tx, { adminId, action, targetType: 'user', targetId });
  }
}

async function assertMayLose(tx: Transaction, userId: number, { isOwner }: UserEntity): Promise<void> {
  if (isOwner) throw new Problem('users.owner_stays_admin');
  if (!(await hasOtherAdmin(tx, userId))) throw new Problem('users.last_admin');
}

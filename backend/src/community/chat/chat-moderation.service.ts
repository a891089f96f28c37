import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import { assertStillAdmin } from '../../members/audit/still-admin.js';
import { Clock } from '../../platform/common/clock.js';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { lockIfOpen } from '../../members/user/lock-member.js';
import { UserEntity } from '../../members/user/user.entity.js';
import type { ChatMuteDto, MuteDto } from './chat.dto.js';
import { ChatMessageEntity } from './chat-message.entity.js';
import { ChatMuteEntity } from './chat-mute.entity.js';
import { nextNumber } from './chat-posts.service.js';
import { ChatRoomService } from './chat-room.service.js';

const MINUTE_MS = 60 * 1000;

interface MuteRow extends Omit<ChatMuteDto, 'until' | 'createdAt'> {
  readonly until: number | null;
  readonly createdAt: number;
}

const SELECT_MUTES = `SELECT x.id, x.userId, u.username, x.until, x.reason, a.username AS mutedBy, x.createdAt
  FROM chat_mutes x JOIN users u ON u.id = x.userId JOIN users a ON a.id = x.mutedBy
  WHERE (x.until IS NULL OR x.until > ?)`;

/** Chat actions of admins; each is written to the audit log. */
@Injectable()
export class ChatModerationService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLogService,
    private readonly room: ChatRoomService,
    private readonly pushes: PushService,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes a message from every screen and list. Idempotent.
   *
   * @throws Problem `chat.unknown_message`.
   */
  async remove(adminId: number, messageId: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      // Raised first: its lock makes removals wait for each other.
      const removalId = await nextNumber(tx, 'lastRemovalId');
      const message = await tx.repository(ChatMessageEntity).findOneBy({ id: messageId });
      if (!message) throw new Problem('chat.unknown_message');
      if (message.removalId !== null) return;
      await tx.repository(ChatMessageEntity).update(messageId, { removalId });
      await this.audit.record(tx, {
        adminId,
        action: 'chat.message_removed',
        targetType: 'chat_message',
        targetId: messageId,
        details: { userId: message.userId },
      });
      tx.afterCommit(() => this.room.announce());
    });
  }

  /**
   * Mutes a member and notifies them. Replaces an existing mute.
   *
   * @throws Problem `chat.unknown_member`, or `chat.admin_stays` for an admin.
   */
  async mute(adminId: number, { userId, minutes, reason = '' }: MuteDto): Promise<ChatMuteDto> {
    const now = this.clock.now();
    const mute = {
      until: minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS),
      reason: reason.trim() || null,
    };
    await this.unitOfWork.run(async (tx) => {
      await this.lockMutable(tx, userId);
      await assertStillAdmin(tx, adminId);
      await tx.repository(ChatMuteEntity).delete({ userId });
      await tx.repository(ChatMuteEntity).insert({ ...mute, userId, mutedBy: adminId, createdAt: now });
      await this.audit.record(tx, {
        adminId,
        action: 'chat.member_muted',
        targetType: 'user',
        targetId: userId,
        details: { minutes, reason: mute.reason },
      });
      const data = noticeOf(mute.until?.getTime() ?? null, mute.reason);
      tx.afterCommit(() => this.pushes.toMembers([userId], { type: 'chat_muted', data }));
    });
    return this.find(userId);
  }

  /** Lifts a member's mute. Does nothing if the member is not muted. */
  async unmute(adminId: number, userId: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await assertStillAdmin(tx, adminId);
      const { affected } = await tx.repository(ChatMuteEntity).delete({ userId });
      if (!affected) return;
      await this.audit.record(tx, {
        adminId,
        action: 'chat.mute_lifted',
        targetType: 'user',
        targetId: userId,
      });
      tx.afterCommit(() => this.pushes.toMembers([userId], { type: 'chat_unmuted', data: {} }));
    });
  }

  /** Returns a member's current mute; undefined without one and for admins. */
  async muteOf(userId: number): Promise<Pick<ChatMuteDto, 'until' | 'reason'> | undefined> {
    const [row] = await this.database.query<{ until: number | null; reason: string | null }>(
      `SELECT x.until, x.reason FROM chat_mutes x JOIN users u ON u.id = x.userId
       WHERE x.userId = ? AND (x.until IS NULL OR x.until > ?) AND u.isAdmin = 0`,
      [userId, this.clock.now()],
    );
    return row && noticeOf(row.until, row.reason);
  }

  /** Returns a page of the current mutes, newest first. */
  async mutes(query: PageQueryDto): Promise<Page<ChatMuteDto>> {
    const rows = await this.database.query<MuteRow>(
      `${SELECT_MUTES} AND x.id < ? ORDER BY x.id DESC LIMIT ${rowsToRead(query)}`,
      [this.clock.now(), query.before ?? Number.MAX_SAFE_INTEGER],
    );
    return pageOf(query, rows.map(toDto), ({ id }) => ({ before: id }));
  }

  private async find(userId: number): Promise<ChatMuteDto> {
    const [row] = await this.database.query<MuteRow>(`${SELECT_MUTES} AND x.userId = ?`, [
      this.clock.now(),
      userId,
    ]);
    if (!row) throw new Problem('chat.unknown_member');
    return toDto(row);
  }

  private async lockMutable(tx: Transaction, userId: number): Promise<void> {
    if (!(await lockIfOpen(tx, userId))) throw new Problem('chat.unknown_member');
    const { isAdmin } = await tx.repository(UserEntity).findOneByOrFail({ id: userId });
    if (isAdmin) throw new Problem('chat.admin_stays');
  }
}

function noticeOf(until: number | null, reason: string | null): Pick<ChatMuteDto, 'until' | 'reason'> {
  return { until: until === null ? null : new Date(until).toISOString(), reason };
}

function toDto(row: MuteRow): ChatMuteDto {
  return {
    ...row,
    until: row.until === null ? null : new Date(row.until).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../members/audit/audit-log.service.js';
import { assertStillAdmin } from '../../members/audit/still-admin.js';
import { Clock } from '../../platform/common/clock.js';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Problem } from '../../platform/errors/problem.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { lockAccount } from '../../members/user/lock-member.js';
import type { ChatMuteDto, MuteDto } from './chat.dto.js';
import { ChatFeedService } from './chat-feed.service.js';

const MINUTE_MS = 60 * 1000;

interface MuteRow extends Omit<ChatMuteDto, 'until' | 'createdAt'> {
  readonly until: number | null;
  readonly createdAt: number;
}

/** Data of the frame `chat_muted`. */
export interface MuteNotice {
  /** ISO-8601, UTC; null until an admin lifts it. */
  readonly until: string | null;
  readonly reason: string | null;
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
    private readonly feed: ChatFeedService,
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
      // Locks the counter row, which prevents concurrent removals.
      await tx.execute('UPDATE chat_counters SET lastRemovalId = lastRemovalId WHERE id = 1');
      const [message] = await tx.query<{ userId: number; removalId: number | null }>(
        'SELECT userId, removalId FROM chat_messages WHERE id = ?',
        [messageId],
      );
      if (!message) throw new Problem('chat.unknown_message');
      if (message.removalId !== null) return;
      const removalId = await nextRemovalId(tx);
      await tx.execute('UPDATE chat_messages SET removalId = ? WHERE id = ?', [removalId, messageId]);
      await this.audit.record(tx, {
        adminId,
        action: 'chat.message_removed',
        targetType: 'chat_message',
        targetId: messageId,
        details: { userId: message.userId },
      });
      tx.afterCommit(() => this.feed.announceRemoval({ id: messageId, removalId }));
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
      await tx.execute('DELETE FROM chat_mutes WHERE userId = ?', [userId]);
      await tx.execute(
        'INSERT INTO chat_mutes (userId, until, reason, mutedBy, createdAt) VALUES (?, ?, ?, ?, ?)',
        [userId, mute.until, mute.reason, adminId, now],
      );
      const target = { adminId, targetType: 'user' as const, targetId: userId };
      await this.audit.record(tx, {
        ...target,
        action: 'chat.member_muted',
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
      const lifted = await tx.execute('DELETE FROM chat_mutes WHERE userId = ?', [userId]);
      if (lifted === 0) return;
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
  async muteOf(userId: number): Promise<MuteNotice | undefined> {
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
    const [member] = await tx.query<{ isAdmin: number }>(
      'SELECT isAdmin FROM users WHERE id = ? AND closedAt IS NULL',
      [userId],
    );
    if (!member) throw new Problem('chat.unknown_member');
    if (member.isAdmin === 1) throw new Problem('chat.admin_stays');
    await lockAccount(tx, userId);
  }
}

async function nextRemovalId(tx: Transaction): Promise<number> {
  await tx.execute('UPDATE chat_counters SET lastRemovalId = lastRemovalId + 1 WHERE id = 1');
  const [counter] = await tx.query<{ lastRemovalId: number }>(
    'SELECT lastRemovalId FROM chat_counters WHERE id = 1',
  );
  return counter?.lastRemovalId ?? 0;
}

function noticeOf(until: number | null, reason: string | null): MuteNotice {
  return { until: until === null ? null : new Date(until).toISOString(), reason };
}

function toDto(row: MuteRow): ChatMuteDto {
  return {
    ...row,
    until: row.until === null ? null : new Date(row.until).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

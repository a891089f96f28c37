import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import type { NotificationType } from './notification-type.js';
import type { NotificationDto, NotificationsSummaryDto } from './notifications.dto.js';

/** Maximum number of notifications per member; the oldest are deleted. */
const MAX_NOTIFICATIONS = 200;

/** Notification to add. */
export interface Notice {
  /** The member who receives it. */
  readonly userId: number;
  readonly type: NotificationType;
  /** The sentence, at most 300 characters of plain text. */
  readonly content: string;
  /** Subject. `userId` is the member it is about; it is deleted when they close their account. */
  readonly data: Readonly<Record<string, unknown>> & { readonly userId?: number };
  /** An unread notification with the same key (ASCII, up to 80 characters) is replaced by this one. */
  readonly mergeKey?: string;
}

interface NotificationRow {
  readonly id: number;
  readonly type: NotificationType;
  readonly content: string;
  readonly data: string;
  readonly read: number;
  readonly createdAt: number;
}

/** Notifications of members, at most 200 each, pushed to their open tabs. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly pushes: PushService,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a notification in the caller's transaction, unless the account is closed. It neither needs nor takes
   * a lock of the member, so a transaction may notify several members in any order.
   */
  async add(tx: Transaction, { userId, type, content, data, mergeKey }: Notice): Promise<void> {
    const open = await tx.query('SELECT id FROM users WHERE id = ? AND closedAt IS NULL', [userId]);
    if (open.length === 0) return;
    const createdAt = this.clock.now();
    // On both databases REPLACE inserts a new row if a unique key is taken, so the newest is on top of the
    // list.
    await tx.execute(
      `REPLACE INTO notifications (userId, type, content, data, \`read\`, mergeKey, aboutUserId, createdAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [userId, type, content, JSON.stringify(data), false, mergeKey ?? null, data.userId ?? null, createdAt],
    );
    const row = await this.newestOf(tx, userId);
    await this.forgetOldest(tx, userId);
    if (row)
      tx.afterCommit(() => this.pushes.toMembers([userId], { type: 'notification', data: toDto(row) }));
  }

  /** Deletes an unread notification that is no longer true. */
  async withdraw(tx: Transaction, userId: number, mergeKey: string): Promise<void> {
    const gone = await tx.execute('DELETE FROM notifications WHERE userId = ? AND mergeKey = ?', [
      userId,
      mergeKey,
    ]);
    if (gone > 0) this.tellChange(tx, [userId]);
  }

  /** Deletes all notifications to and about a member whose account is closed. */
  async forgetMember(tx: Transaction, userId: number): Promise<void> {
    const told = await tx.query<{ userId: number }>(
      'SELECT DISTINCT userId FROM notifications WHERE aboutUserId = ?',
      [userId],
    );
    await tx.execute('DELETE FROM notifications WHERE userId = ?', [userId]);
    await tx.execute('DELETE FROM notifications WHERE aboutUserId = ?', [userId]);
    this.tellChange(
      tx,
      told.map((row) => row.userId),
    );
  }

  /** Returns a page of the member's notifications, newest first. */
  async listOf(userId: number, query: PageQueryDto): Promise<Page<NotificationDto>> {
    const rows = await this.database.query<NotificationRow>(
      `SELECT id, type, content, data, \`read\`, createdAt FROM notifications
       WHERE userId = ? AND id < ? ORDER BY id DESC LIMIT ${rowsToRead(query)}`,
      [userId, query.before ?? Number.MAX_SAFE_INTEGER],
    );
    return pageOf(query, rows.map(toDto), ({ id }) => ({ before: id }));
  }

  /** Marks everything up to an id as read, in every tab. */
  async read(userId: number, upTo: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const changed = await tx.execute(
        'UPDATE notifications SET `read` = ?, mergeKey = NULL WHERE userId = ? AND id <= ? AND `read` = ?',
        [true, userId, upTo, false],
      );
      if (changed > 0) this.tellChange(tx, [userId]);
    });
  }

  /** Counts unread notifications, friend requests and unread messages. */
  async summaryOf(userId: number): Promise<NotificationsSummaryDto> {
    const [row] = await this.database.query<NotificationsSummaryDto>(
      `SELECT
         (SELECT COUNT(*) FROM notifications WHERE userId = ? AND \`read\` = 0) AS unread,
         (SELECT COUNT(*) FROM friendships WHERE friendId = ? AND status = 'pending') AS friendRequests,
         (SELECT COUNT(*) FROM direct_messages WHERE receiverId = ? AND \`read\` = 0) AS unreadMessages`,
      [userId, userId, userId],
    );
    return row ?? { unread: 0, friendRequests: 0, unreadMessages: 0 };
  }

  /** Notifies all tabs of these members, which then load their notifications again. */
  private tellChange(tx: Transaction, userIds: readonly number[]): void {
    if (userIds.length === 0) return;
    tx.afterCommit(() => this.pushes.toMembers(userIds, { type: 'notifications_changed', data: {} }));
  }

  private async newestOf(tx: Transaction, userId: number): Promise<NotificationRow | undefined> {
    const [row] = await tx.query<NotificationRow>(
      `SELECT id, type, content, data, \`read\`, createdAt FROM notifications
       WHERE userId = ? ORDER BY id DESC LIMIT 1`,
      [userId],
    );
    return row;
  }

  private async forgetOldest(tx: Transaction, userId: number): Promise<void> {
    const [tooOld] = await tx.query<{ id: number }>(
      `SELECT id FROM notifications WHERE userId = ? ORDER BY id DESC LIMIT 1 OFFSET ${MAX_NOTIFICATIONS}`,
      [userId],
    );
    if (tooOld) {
      await tx.execute('DELETE FROM notifications WHERE userId = ? AND id <= ?', [userId, tooOld.id]);
    }
  }
}

function toDto({ id, type, content, data, read, createdAt }: NotificationRow): NotificationDto {
  return {
    id,
    type,
    content,
    data: JSON.parse(data) as Record<string, unknown>,
    read: read === 1,
    createdAt: new Date(createdAt).toISOString(),
  };
}

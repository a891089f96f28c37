import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { UserEntity } from '../user/user.entity.js';
import { NotificationEntity, type NotificationType } from './notification.entity.js';
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
    const isOpen = await tx.repository(UserEntity).existsBy({ id: userId, closedAt: IsNull() });
    if (!isOpen) return;
    // On both databases REPLACE inserts a new row if a unique key is taken, so the newest is on top of the
    // list.
    const id = await tx.insert(
      `REPLACE INTO notifications (userId, type, content, data, \`read\`, mergeKey, aboutUserId, createdAt)
       VALUES (?, ?, ?, ?, 0, ?, ?, ?)`,
      [userId, type, content, JSON.stringify(data), mergeKey ?? null, data.userId ?? null, this.clock.now()],
    );
    const notifications = tx.repository(NotificationEntity);
    const added = toDto(await notifications.findOneByOrFail({ id }));
    const [tooOld] = await notifications.find({
      where: { userId },
      order: { id: 'DESC' },
      skip: MAX_NOTIFICATIONS,
      take: 1,
    });
    if (tooOld) await notifications.delete({ userId, id: LessThanOrEqual(tooOld.id) });
    tx.afterCommit(() => this.pushes.toMembers([userId], { type: 'notification', data: added }));
  }

  /** Returns whom an unread notification is about; undefined without one. */
  async aboutOf(tx: Transaction, userId: number, mergeKey: string): Promise<number | undefined> {
    const notification = await tx.repository(NotificationEntity).findOneBy({ userId, mergeKey });
    return notification?.aboutUserId ?? undefined;
  }

  /** Deletes an unread notification that is no longer true. */
  async withdraw(tx: Transaction, userId: number, mergeKey: string): Promise<void> {
    const { affected } = await tx.repository(NotificationEntity).delete({ userId, mergeKey });
    if (affected) this.tellChange(tx, [userId]);
  }

  /** Deletes all notifications to and about a member whose account is closed. */
  async forgetMember(tx: Transaction, userId: number): Promise<void> {
    const notifications = tx.repository(NotificationEntity);
    const about = await notifications.findBy({ aboutUserId: userId });
    await notifications.delete({ userId });
    await notifications.delete({ aboutUserId: userId });
    this.tellChange(tx, [...new Set(about.map((notification) => notification.userId))]);
  }

  /** Returns a page of the member's notifications, newest first. */
  async listOf(userId: number, query: PageQueryDto): Promise<Page<NotificationDto>> {
    const { before = Number.MAX_SAFE_INTEGER } = query;
    const rows = await this.database.repository(NotificationEntity).find({
      where: { userId, id: LessThan(before) },
      order: { id: 'DESC' },
      take: rowsToRead(query),
    });
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
}

function toDto({ id, type, content, data, read, createdAt }: NotificationEntity): NotificationDto {
  return { id, type, content, data, read, createdAt: createdAt.toISOString() };
}

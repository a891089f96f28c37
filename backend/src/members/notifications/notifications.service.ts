import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/common/clock.js';
import { type Page, pageOf, type PageQueryDto, rowsToRead } from '../../platform/validation/paging.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import type { NotificationType } from './notification-type.js';
import type { NotificationDto, NotificationsSummaryDto } from './notifications.dto.js';

/** How many notifications a member has at the most; the oldest go. */
const MAX_NOTIFICATIONS = 200;

/** Something to tell a member. */
export interface Notice {
  /** Who is told. */
  readonly userId: number;
  readonly type: NotificationType;
  /** The sentence, at most 300 characters of plain text. */
  readonly content: string;
  /** What it is about; `userId` names whom it tells of: it goes when they close their account. */
  readonly data: Readonly<Record<string, unknown>> & { readonly userId?: number };
  /** An unread notification of the same key (ASCII, up to 80 characters) is replaced by this one. */
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

/** What members are told: at most 200 each, pushed to their open tabs. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly pushes: PushService,
    private readonly clock: Clock,
  ) {}

  /**
   * Tells a member something, in the transaction of what it is about; nothing for a closed account. It needs and takes
   * no lock of the member, so that a transaction may tell several of them, in any order.
   */
  async add(tx: Transaction, { userId, type, content, data, mergeKey }: Notice): Promise<void> {
    const open = await tx.query('SELECT id FROM users WHERE id = ? AND closedAt IS NULL', [userId]);
    if (open.length === 0) return;
    const createdAt = this.clock.now();
    // On both databases REPLACE makes a new row where a unique key is taken: the newest stands on top of the list.
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

  /** Takes back an unread notification that is no longer true. */
  async withdraw(tx: Transaction, userId: number, mergeKey: string): Promise<void> {
    const gone = await tx.execute('DELETE FROM notifications WHERE userId = ? AND mergeKey = ?', [
      userId,
      mergeKey,
    ]);
    if (gone > 0) this.tellChange(tx, [userId]);
  }

  /** Everything that a member was told and that tells of them goes with their account. */
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

  /** What the member was told, newest first, page by page. */
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

  /** How much waits for the member. */
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

  /** Has every tab of these members ask again. */
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

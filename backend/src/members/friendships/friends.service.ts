import { Injectable } from '@nestjs/common';
import type { RowSource } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { FriendshipEntity } from './friendship.entity.js';

/** Tells other modules who is whose friend, and ends it all when an account is closed. */
@Injectable()
export class FriendsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly pushes: PushService,
  ) {}

  /** Returns the ids of a member's friends, read from the caller's source: a transaction, or the database. */
  async idsOf(source: RowSource, userId: number): Promise<number[]> {
    const rows = await source.query<{ id: number }>(
      `SELECT friendId AS id FROM friendships WHERE userId = ? AND status = 'accepted'
       UNION ALL SELECT userId FROM friendships WHERE friendId = ? AND status = 'accepted'`,
      [userId, userId],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Ends every friendship and request of a member whose account is closed, and deletes the notifications to and
   * about them. Direct messages are kept and marked as read. The member must be locked.
   */
  async leave(tx: Transaction, userId: number): Promise<void> {
    const friendIds = await this.idsOf(tx, userId);
    await tx.repository(FriendshipEntity).delete({ userId });
    await tx.repository(FriendshipEntity).delete({ friendId: userId });
    for (const column of ['senderId', 'receiverId']) {
      await tx.execute(`UPDATE direct_messages SET \`read\` = 1 WHERE ${column} = ? AND \`read\` = 0`, [
        userId,
      ]);
    }
    await this.notifications.forgetMember(tx, userId);
    tx.afterCommit(() => this.pushes.toMembers(friendIds, { type: 'friends_changed', data: {} }));
  }
}

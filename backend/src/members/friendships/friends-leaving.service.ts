import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PushService } from '../../platform/realtime/push.service.js';
import { FriendsService } from './friends.service.js';

/** Removes a member's friendships when their account is closed. */
@Injectable()
export class FriendsLeavingService {
  constructor(
    private readonly friends: FriendsService,
    private readonly notifications: NotificationsService,
    private readonly pushes: PushService,
  ) {}

  /**
   * Ends every friendship and request of the member, and deletes the notifications to and about them. Direct
   * messages are kept and marked as read. The member must be locked.
   */
  async leave(tx: Transaction, userId: number): Promise<void> {
    const friendIds = await this.friends.idsOf(tx, userId);
    await tx.execute('DELETE FROM friendships WHERE userId = ?', [userId]);
    await tx.execute('DELETE FROM friendships WHERE friendId = ?', [userId]);
    for (const column of ['senderId', 'receiverId']) {
      await tx.execute(`UPDATE direct_messages SET \`read\` = ? WHERE ${column} = ? AND \`read\` = ?`, [
        true,
        userId,
        false,
      ]);
    }
    await this.notifications.forgetMember(tx, userId);
    tx.afterCommit(() => this.pushes.toMembers(friendIds, { type: 'friends_changed', data: {} }));
  }
}

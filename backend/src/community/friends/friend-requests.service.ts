import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import { Problem } from '../../platform/errors/problem.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { Database } from '../../platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { friendAccepted, friendRequest, requestKey } from '../../members/notifications/notices.js';
import { FriendshipEntity } from '../../members/friendships/friendship.entity.js';
import { UserEntity } from '../../members/user/user.entity.js';
import { NotificationsService } from '../../members/notifications/notifications.service.js';
import { PushService } from '../../platform/realtime/push.service.js';
import type { FriendshipDto } from './friends.dto.js';
import { DirectMessagesService } from './direct-messages.service.js';
import {
  assertRoomForFriend,
  assertRoomForRequest,
  friendshipOf,
  lockKnownPair,
  lockPair,
  pairOf,
} from './pairs.js';

/** How long a declined member cannot ask the same member again. */
const DECLINED_MS = 7 * 24 * 60 * 60 * 1000;

/** Format of usernames (§5); other texts are not looked up. */
const USERNAME = /^[A-Za-z0-9_-]{3,24}$/;

interface NamedMember {
  readonly id: number;
  readonly username: string;
}

/** Makes and ends friendships. Each change holds the locks of both members. */
@Injectable()
export class FriendRequestsService {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: RateLimiter,
    private readonly notifications: NotificationsService,
    private readonly messages: DirectMessagesService,
    private readonly pushes: PushService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a friend request to a member by name, in any case. If that member has asked already, both become
   * friends. Repeating a request changes nothing.
   *
   * @throws Problem `friends.unknown` for a name without an open account, `friends.self`, `friends.declined`,
   * `friends.too_many`, `friends.too_many_requests`, `friends.they_have_too_many`, `request.too_many`.
   */
  async ask(member: NamedMember, username: string): Promise<FriendshipDto> {
    await this.limiter.count('friendRequestPerMember', String(member.id));
    const other = await this.memberNamed(username);
    if (other.id === member.id) throw new Problem('friends.self');
    return this.unitOfWork.run(async (tx) => {
      await lockPair(tx, member.id, other.id);
      const status = await this.askLocked(tx, member, other);
      return { userId: other.id, username: other.username, status };
    });
  }

  /**
   * Accepts a member's request. Idempotent.
   *
   * @throws Problem `friends.unknown`, `friends.no_request` without a pending request, `friends.too_many`,
   * `friends.they_have_too_many`.
   */
  accept(member: NamedMember, askerId: number): Promise<void> {
    return this.between(member.id, askerId, async (tx, friendship) => {
      if (friendship?.status === 'accepted') return;
      if (!isAskedBy(friendship, askerId)) throw new Problem('friends.no_request');
      await this.befriend(tx, member, askerId, friendship);
    });
  }

  /**
   * Declines a member's request without notifying them about the refusal. Idempotent.
   *
   * @throws Problem `friends.unknown`, `friends.no_request`, or `friends.already_friends` when it was accepted
   * meanwhile.
   */
  decline(userId: number, askerId: number): Promise<void> {
    return this.between(userId, askerId, async (tx, friendship) => {
      if (friendship?.status === 'accepted') throw new Problem('friends.already_friends');
      if (friendship?.userId !== askerId) throw new Problem('friends.no_request');
      if (friendship.status === 'declined') return;
      await this.setStatus(tx, friendship, 'declined');
      await this.notifications.withdraw(tx, userId, requestKey(askerId));
      this.tellBoth(tx, userId, askerId);
    });
  }

  /** Ends a friendship or withdraws a request; messages stay. Does nothing if there is neither. */
  async remove(userId: number, otherId: number): Promise<void> {
    const removed = this.between(userId, otherId, async (tx, friendship) => {
      if (!friendship || friendship.status === 'declined') return;
      // A received request is declined, not withdrawn.
      if (isAskedBy(friendship, otherId)) return;
      await tx.repository(FriendshipEntity).delete(friendship.id);
      await this.messages.endThread(tx, pairOf(userId, otherId));
      await this.notifications.withdraw(tx, otherId, requestKey(userId));
      this.tellBoth(tx, userId, otherId);
    });
    await removed.catch((error: unknown) => {
      if (!(error instanceof Problem) || error.code !== 'friends.unknown') throw error;
    });
  }

  private between(
    userId: number,
    otherId: number,
    change: (tx: Transaction, friendship: FriendshipEntity | null) => Promise<void>,
  ): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await change(tx, await lockKnownPair(tx, userId, otherId));
    });
  }

  private async askLocked(
    tx: Transaction,
    member: NamedMember,
    other: NamedMember,
  ): Promise<FriendshipDto['status']> {
    const friendship = await friendshipOf(tx, pairOf(member.id, other.id));
    if (friendship?.status === 'accepted') return 'accepted';
    if (isAskedBy(friendship, other.id)) {
      await this.befriend(tx, member, other.id, friendship);
      return 'accepted';
    }
    if (isAskedBy(friendship, member.id)) return 'pending';
    if (friendship?.userId === member.id && this.declinedRecently(friendship)) {
      throw new Problem('friends.declined');
    }
    await assertRoomForFriend(tx, member.id, other.id);
    await assertRoomForRequest(tx, member.id, other.id);
    await this.open(tx, member.id, other.id);
    await this.notifications.add(tx, friendRequest(other.id, member));
    this.tellBoth(tx, member.id, other.id);
    return 'pending';
  }

  /** Inserts a request; replaces a declined one in either direction. */
  private async open(tx: Transaction, userId: number, friendId: number): Promise<void> {
    const friendships = tx.repository(FriendshipEntity);
    const [lowId, highId] = pairOf(userId, friendId);
    const now = this.clock.now();
    await friendships.delete({ lowId, highId });
    await friendships.insert({ userId, friendId, lowId, highId, createdAt: now, updatedAt: now });
  }

  private async befriend(
    tx: Transaction,
    member: NamedMember,
    askerId: number,
    friendship: FriendshipEntity,
  ): Promise<void> {
    await assertRoomForFriend(tx, member.id, askerId);
    await this.setStatus(tx, friendship, 'accepted');
    await this.notifications.withdraw(tx, member.id, requestKey(askerId));
    await this.notifications.add(tx, friendAccepted(askerId, member));
    this.tellBoth(tx, member.id, askerId);
  }

  private async setStatus(
    tx: Transaction,
    { id }: FriendshipEntity,
    status: FriendshipEntity['status'],
  ): Promise<void> {
    await tx.repository(FriendshipEntity).update(id, { status, updatedAt: this.clock.now() });
  }

  private declinedRecently({ status, updatedAt }: FriendshipEntity): boolean {
    return status === 'declined' && this.clock.now().getTime() < updatedAt.getTime() + DECLINED_MS;
  }

  private tellBoth(tx: Transaction, userId: number, otherId: number): void {
    tx.afterCommit(() => this.pushes.toMembers([userId, otherId], { type: 'friends_changed', data: {} }));
  }

  private async memberNamed(username: string): Promise<NamedMember> {
    if (!USERNAME.test(username)) throw new Problem('friends.unknown');
    const member = await this.database.repository(UserEntity).findOne({
      select: { id: true, username: true },
      where: { usernameKey: username.toLowerCase(), closedAt: IsNull() },
    });
    if (!member) throw new Problem('friends.unknown');
    return member;
  }
}

/** Returns true if a request of this member is pending. */
function isAskedBy(
  friendship: FriendshipEntity | null,
  askerId: number,
): friendship is FriendshipEntity & { readonly status: 'pending' } {
  return friendship?.status === 'pending' && friendship.userId === askerId;
}

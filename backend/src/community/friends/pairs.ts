import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { lockIfOpen, lockMember } from '../../members/user/lock-member.js';
import { FriendshipEntity } from '../../members/friendships/friendship.entity.js';
import { DirectMessageEntity } from './direct-message.entity.js';

/** Ids of two members, independent of direction: the smaller id first. */
export type Pair = readonly [lowId: number, highId: number];

/** Maximum number of friends per member, and of their own requests that are pending. */
export const MAX_FRIENDS = 200;
const MAX_SENT_REQUESTS = 50;

/** Maximum number of requests waiting for one member, more than anybody answers. */
export const MAX_WAITING_REQUESTS = 200;

/** Fits a withdrawn request, an ended friendship and a closed account alike. */
const UNKNOWN = { message: 'This member is not among your friends or requests any more.' };

export function pairOf(userId: number, otherId: number): Pair {
  return userId < otherId ? [userId, otherId] : [otherId, userId];
}

/**
 * Locks both members until the transaction ends. Every change between two members begins with it; it locks
 * the smaller id first, which prevents deadlocks.
 *
 * @throws Problem `friends.unknown` when the other member does not exist or has closed their account,
 * `auth.signed_out`.
 */
export async function lockPair(tx: Transaction, userId: number, otherId: number): Promise<void> {
  if (userId === otherId) throw new Problem('friends.unknown', UNKNOWN);
  for (const id of pairOf(userId, otherId)) {
    if (id === userId) await lockMember(tx, userId);
    else if (!(await lockIfOpen(tx, otherId))) throw new Problem('friends.unknown', UNKNOWN);
  }
}

/**
 * Locks both members like `lockPair`, and returns their friendship or request; null if they only have messages.
 * Strangers are answered like a closed account, so that a number does not tell whether there is an account.
 *
 * @throws Problem `friends.unknown` also when there is neither a friendship nor a request nor a message.
 */
export async function lockKnownPair(
  tx: Transaction,
  userId: number,
  otherId: number,
): Promise<FriendshipEntity | null> {
  await lockPair(tx, userId, otherId);
  const [lowId, highId] = pairOf(userId, otherId);
  const friendship = await friendshipOf(tx, [lowId, highId]);
  if (friendship || (await tx.repository(DirectMessageEntity).existsBy({ lowId, highId }))) return friendship;
  throw new Problem('friends.unknown', UNKNOWN);
}

/** Returns the friendship or request of two members; null if there is none. */
export function friendshipOf(tx: Transaction, [lowId, highId]: Pair): Promise<FriendshipEntity | null> {
  return tx.repository(FriendshipEntity).findOneBy({ lowId, highId });
}

/**
 * Throws unless both members are friends.
 *
 * @throws Problem `friends.not_friends`.
 */
export function assertFriends(friendship: FriendshipEntity | null): void {
  if (friendship?.status !== 'accepted') throw new Problem('friends.not_friends');
}

/**
 * Checks that both members have room for one more friend. Both must be locked.
 *
 * @throws Problem `friends.too_many` for the caller, `friends.they_have_too_many` for the other member.
 */
export async function assertRoomForFriend(tx: Transaction, userId: number, otherId: number): Promise<void> {
  if ((await friendsOf(tx, userId)) >= MAX_FRIENDS) throw new Problem('friends.too_many');
  if ((await friendsOf(tx, otherId)) >= MAX_FRIENDS) throw new Problem('friends.they_have_too_many');
}

/**
 * Checks that one more request may be pending.
 *
 * @throws Problem `friends.too_many_requests` for the caller, `friends.they_have_too_many` for the other
 * member.
 */
export async function assertRoomForRequest(tx: Transaction, userId: number, otherId: number): Promise<void> {
  const requests = tx.repository(FriendshipEntity);
  const sent = await requests.countBy({ userId, status: 'pending' });
  if (sent >= MAX_SENT_REQUESTS) throw new Problem('friends.too_many_requests');
  const waiting = await requests.countBy({ friendId: otherId, status: 'pending' });
  if (waiting >= MAX_WAITING_REQUESTS) throw new Problem('friends.they_have_too_many');
}

function friendsOf(tx: Transaction, userId: number): Promise<number> {
  const status = 'accepted' as const;
  return tx.repository(FriendshipEntity).countBy([
    { userId, status },
    { friendId: userId, status },
  ]);
}

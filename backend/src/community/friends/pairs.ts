import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { lockIfOpen, lockMember } from '../../members/user/lock-member.js';
import type { FriendshipStatus } from '../../members/friendships/friendship.entity.js';

/** Ids of two members, independent of direction: the smaller id first. */
export type Pair = readonly [lowId: number, highId: number];

/** The columns of `friendships` that decide about changes. */
export interface FriendshipRow {
  readonly id: number;
  /** Id of the member who sent the request. */
  readonly userId: number;
  readonly status: FriendshipStatus;
  /** Milliseconds UTC. */
  readonly updatedAt: number;
}

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
  if (userId === otherId) throw new Problem('friends.unknown');
  for (const id of pairOf(userId, otherId)) {
    if (id === userId) await lockMember(tx, userId);
    else if (!(await lockIfOpen(tx, otherId))) throw new Problem('friends.unknown');
  }
}

/** Returns the friendship or request of two members; undefined if there is none. */
export async function friendshipOf(tx: Transaction, pair: Pair): Promise<FriendshipRow | undefined> {
  const [row] = await tx.query<FriendshipRow>(
    'SELECT id, userId, status, updatedAt FROM friendships WHERE lowId = ? AND highId = ?',
    pair,
  );
  return row;
}

/**
 * Throws unless both members are friends.
 *
 * @throws Problem `friends.not_friends`.
 */
export async function assertFriends(tx: Transaction, userId: number, otherId: number): Promise<void> {
  const friendship = await friendshipOf(tx, pairOf(userId, otherId));
  if (friendship?.status !== 'accepted') throw new Problem('friends.not_friends');
}

import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';
import { lockIfOpen, lockMember } from '../../members/user/lock-member.js';
import type { FriendshipStatus } from '../../members/friendships/friendship.entity.js';

/** Two members as both directions know them: the smaller id first. */
export type Pair = readonly [lowId: number, highId: number];

/** A row of `friendships`, as far as it decides anything. */
export interface FriendshipRow {
  readonly id: number;
  /** Who has asked. */
  readonly userId: number;
  readonly status: FriendshipStatus;
  /** Milliseconds UTC. */
  readonly updatedAt: number;
}

/** The pair of two members. */
export function pairOf(userId: number, otherId: number): Pair {
  return userId < otherId ? [userId, otherId] : [otherId, userId];
}

/**
 * Makes this transaction the only one that works on either member until it ends. Everything between two members begins
 * with it, the smaller id first, so that no two of them wait in a circle.
 *
 * @throws Problem `friends.unknown` when the other one is nobody or has closed their account, `auth.signed_out`.
 */
export async function lockPair(tx: Transaction, userId: number, otherId: number): Promise<void> {
  if (userId === otherId) throw new Problem('friends.unknown');
  for (const id of pairOf(userId, otherId)) {
    if (id === userId) await lockMember(tx, userId);
    else if (!(await lockIfOpen(tx, otherId))) throw new Problem('friends.unknown');
  }
}

/** What stands between two members; undefined when they have nothing to do with each other. */
export async function friendshipOf(tx: Transaction, pair: Pair): Promise<FriendshipRow | undefined> {
  const [row] = await tx.query<FriendshipRow>(
    'SELECT id, userId, status, updatedAt FROM friendships WHERE lowId = ? AND highId = ?',
    pair,
  );
  return row;
}

/**
 * Refuses whatever only friends do.
 *
 * @throws Problem `friends.not_friends`.
 */
export async function assertFriends(tx: Transaction, userId: number, otherId: number): Promise<void> {
  const friendship = await friendshipOf(tx, pairOf(userId, otherId));
  if (friendship?.status !== 'accepted') throw new Problem('friends.not_friends');
}

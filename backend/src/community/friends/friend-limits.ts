import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';

/** How many friends a member has at the most, and requests of their own that wait for an answer. */
export const MAX_FRIENDS = 200;
const MAX_SENT_REQUESTS = 50;

/** How many requests may wait for one member: more than anybody answers, and not without end. */
export const MAX_WAITING_REQUESTS = 200;

/**
 * Makes sure that two members can become friends: each has room for one more. Both are locked.
 *
 * @throws Problem `friends.too_many` when the caller has not, `friends.they_have_too_many` when the other one has not.
 */
export async function assertRoomForFriend(tx: Transaction, userId: number, otherId: number): Promise<void> {
  if ((await friendsOf(tx, userId)) >= MAX_FRIENDS) throw new Problem('friends.too_many');
  if ((await friendsOf(tx, otherId)) >= MAX_FRIENDS) throw new Problem('friends.they_have_too_many');
}

/**
 * Makes sure that one more request may wait.
 *
 * @throws Problem `friends.too_many_requests` of the caller's own, `friends.they_have_too_many` to the other one.
 */
export async function assertRoomForRequest(tx: Transaction, userId: number, otherId: number): Promise<void> {
  if ((await count(tx, 'userId', userId, 'pending')) >= MAX_SENT_REQUESTS) {
    throw new Problem('friends.too_many_requests');
  }
  if ((await count(tx, 'friendId', otherId, 'pending')) >= MAX_WAITING_REQUESTS) {
    throw new Problem('friends.they_have_too_many');
  }
}

async function friendsOf(tx: Transaction, userId: number): Promise<number> {
  return (await count(tx, 'userId', userId, 'accepted')) + (await count(tx, 'friendId', userId, 'accepted'));
}

async function count(
  tx: Transaction,
  column: 'userId' | 'friendId',
  userId: number,
  status: 'pending' | 'accepted',
): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `SELECT COUNT(*) AS count FROM friendships WHERE ${column} = ? AND status = ?`,
    [userId, status],
  );
  return row?.count ?? 0;
}

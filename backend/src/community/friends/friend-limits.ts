import { Problem } from '../../platform/errors/problem.js';
import type { Transaction } from '../../platform/database/unit-of-work.js';

/** Maximum number of friends per member, and of their own requests that are pending. */
export const MAX_FRIENDS = 200;
const MAX_SENT_REQUESTS = 50;

/** Maximum number of requests waiting for one member, more than anybody answers. */
export const MAX_WAITING_REQUESTS = 200;

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

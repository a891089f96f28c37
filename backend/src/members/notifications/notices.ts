import type { Notice } from './notifications.service.js';

/** Member whom a notification is about. */
interface Somebody {
  readonly id: number;
  readonly username: string;
}

/** Returns the merge key of an open friend request. */
export const requestKey = (askerId: number): string => `friend_request:${askerId}`;

/** Notification of a friend request. */
export const friendRequest = (userId: number, asker: Somebody): Notice => ({
  userId,
  type: 'friend_request',
  content: `${asker.username} wants to be friends`,
  data: { userId: asker.id, username: asker.username },
  mergeKey: requestKey(asker.id),
});

/** Notification of an accepted friend request. */
export const friendAccepted = (userId: number, friend: Somebody): Notice => ({
  userId,
  type: 'friend_accepted',
  content: `${friend.username} is your friend now`,
  data: { userId: friend.id, username: friend.username },
  mergeKey: `friend_accepted:${friend.id}`,
});

/** Notification of a gift from a friend. */
export const gift = (
  userId: number,
  giver: Somebody,
  item: { readonly itemType: string; readonly itemId: string; readonly name: string },
): Notice => ({
  userId,
  type: 'gift',
  content: `${giver.username} gave you ${giftText(item)}`,
  data: { userId: giver.id, username: giver.username, ...item },
});

function giftText({ itemType, name }: { readonly itemType: string; readonly name: string }): string {
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a';
  return itemType === 'sticker' ? `${article} ${name} sticker` : `a copy of ${name}`;
}

/** Notification that an admin changed the member's coins, with an optional reason. */
export const coinsChanged = (userId: number, amount: number, reason?: string): Notice => {
  const coins = Math.abs(amount) === 1 ? '1 coin' : `${Math.abs(amount).toLocaleString('en')} coins`;
  const what = amount > 0 ? `You were given ${coins}` : `${coins} were taken from you`;
  return {
    userId,
    type: 'coins',
    content: reason ? `${what}: ${reason}`.slice(0, 300) : what,
    data: { amount },
  };
};

/** Returns the merge key of the news that somebody overtook the member on a board. */
export const overtakenKey = (boardId: string): string => `overtaken:${boardId}`;

/** Notification that a member lost a top place, or was passed by a friend, on an all-time board. */
export const overtaken = (
  userId: number,
  winner: Somebody,
  board: { readonly id: string; readonly name: string },
): Notice => ({
  userId,
  type: 'overtaken',
  content: `${winner.username} overtook you on the leaderboard of ${board.name}`,
  data: { userId: winner.id, username: winner.username, gameName: board.name },
  mergeKey: overtakenKey(board.id),
});

import type { Notice } from './notifications.service.js';

/** Somebody a notification tells of. */
interface Somebody {
  readonly id: number;
  readonly username: string;
}

/** The key that an open request has among what a member is told. */
export const requestKey = (askerId: number): string => `friend_request:${askerId}`;

/** Somebody asks to be friends. */
export const friendRequest = (userId: number, asker: Somebody): Notice => ({
  userId,
  type: 'friend_request',
  content: `${asker.username} wants to be friends`,
  data: { userId: asker.id, username: asker.username },
  mergeKey: requestKey(asker.id),
});

/** Somebody has said yes. */
export const friendAccepted = (userId: number, friend: Somebody): Notice => ({
  userId,
  type: 'friend_accepted',
  content: `${friend.username} is your friend now`,
  data: { userId: friend.id, username: friend.username },
  mergeKey: `friend_accepted:${friend.id}`,
});

/** A friend has given a copy of something away. */
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

/** An admin has changed the member's coins by so many, and perhaps said why. */
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

/** Somebody has taken the member's place, or left a friend behind, on a board of all times. */
export const overtaken = (
  userId: number,
  winner: Somebody,
  board: { readonly id: string; readonly name: string },
): Notice => ({
  userId,
  type: 'overtaken',
  content: `${winner.username} overtook you on the leaderboard of ${board.name}`,
  data: { userId: winner.id, username: winner.username, gameName: board.name },
  mergeKey: `overtaken:${board.id}`,
});

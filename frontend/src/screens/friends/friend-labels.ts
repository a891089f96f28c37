import type { Friend } from '../../api/types';
import { ageOf } from '../../lib/time-labels';

type Presence = 'playing' | 'online' | 'away';

type PresentFriend = Pick<Friend, 'isOnline' | 'lastSeen' | 'playing'>;

const ORDER: readonly Presence[] = ['playing', 'online', 'away'];

/** Returns the presence as one word, also for screen readers. */
export function presenceOf({ isOnline, playing }: PresentFriend): Presence {
  if (!isOnline) return 'away';
  return playing === null ? 'online' : 'playing';
}

/** Returns a text such as 'In Alien Racing', 'Online' or 'Last seen 3 hours ago'. */
export function presenceText(friend: PresentFriend): string {
  if (friend.isOnline) return friend.playing === null ? 'Online' : `In ${friend.playing}`;
  return friend.lastSeen === null ? 'Not here yet' : `Last seen ${ageOf(friend.lastSeen)}`;
}

/**
 * Returns the line below a name: the last message if the friend is online, or is away and has written
 * something unread; otherwise their presence.
 */
export function lineOf(friend: Friend): string {
  const presence = presenceOf(friend);
  const { lastMessage, unread } = friend;
  const isNews = presence === 'online' || (presence === 'away' && unread > 0);
  if (lastMessage === null || !isNews) return presenceText(friend);
  const { message, isMine, gift } = lastMessage;
  if (gift === null) return isMine ? `You: ${message}` : message;
  const what = gift.itemType === 'sticker' ? 'a sticker' : gift.name;
  return isMine ? `You sent ${what}` : `Sent you ${what}`;
}

/** Sorts friends: playing, then online, then by last visit. Equal ones keep their order, which is by name. */
export function sorted(friends: readonly Friend[]): readonly Friend[] {
  return [...friends].sort(
    (one, other) =>
      ORDER.indexOf(presenceOf(one)) - ORDER.indexOf(presenceOf(other)) ||
      (presenceOf(one) === 'away' ? seenMs(other) - seenMs(one) : 0),
  );
}

function seenMs({ lastSeen }: Friend): number {
  return lastSeen === null ? 0 : Date.parse(lastSeen);
}

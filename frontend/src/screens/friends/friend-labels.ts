import type { Friend } from '../../api/types';
import { ageOf } from '../../lib/time-labels';

/** How a friend is: in a game, on the site, or neither. */
export type Presence = 'playing' | 'online' | 'away';

type PresentFriend = Pick<Friend, 'isOnline' | 'lastSeen' | 'playing'>;

const ORDER: readonly Presence[] = ['playing', 'online', 'away'];

export function presenceOf({ isOnline, playing }: PresentFriend): Presence {
  if (!isOnline) return 'away';
  return playing === null ? 'online' : 'playing';
}

/** Such as 'In Alien Racing', 'Online' or 'Last seen 3 hours ago'. */
export function presenceText(friend: PresentFriend): string {
  if (friend.isOnline) return friend.playing === null ? 'Online' : `In ${friend.playing}`;
  return friend.lastSeen === null ? 'Not here yet' : `Last seen ${ageOf(friend.lastSeen)}`;
}

/** The same in a word, for those who do not see the mark. */
export function spokenPresence(friend: PresentFriend): string {
  return { playing: 'playing', online: 'online', away: 'away' }[presenceOf(friend)];
}

/** The line below a name: what they play, else what was written last where that is news, else when they were here. */
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

/** Who plays first, then who is there, then who was here last; else by name, as they come. */
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

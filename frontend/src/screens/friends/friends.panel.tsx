import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Friend } from '../../api/types';
import { AlienAvatar } from '../../ui/alien-avatar';
import { CountBadge } from '../../ui/count-badge';
import { Card, CardHeader } from '../../ui/card';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { lineOf, presenceOf, sorted } from './friend-labels';
import { NoFriends } from './state.panels';

/** Id of the list's heading, which takes the focus when a focused row disappears. */
export const FRIENDS_TITLE = 'friends-title';

/** Returns that heading, ready to be focused. */
export function friendsHeading(): HTMLElement | null {
  const title = document.getElementById(FRIENDS_TITLE);
  title?.setAttribute('tabindex', '-1');
  return title;
}

interface FriendsPanelProps {
  friends: readonly Friend[];
  /** Id of the member whose thread is open. */
  openId: number | null;
}

/** Lists all friends with presence and last message. */
export function FriendsPanel({ friends, openId }: FriendsPanelProps) {
  const rows = useMemo(() => sorted(friends), [friends]);
  const online = friends.filter(({ isOnline }) => isOnline).length;
  return (
    <Card isFlush className="friends__card friends__list" aria-labelledby={FRIENDS_TITLE}>
      <CardHeader id={FRIENDS_TITLE} title="Friends">
        {friends.length > 0 && <span className="meta">{`${online} of ${friends.length} online`}</span>}
      </CardHeader>
      {friends.length === 0 ? (
        <NoFriends />
      ) : (
        <ul aria-labelledby={FRIENDS_TITLE}>
          {rows.map((friend) => (
            <li key={friend.userId}>
              <FriendRow friend={friend} isOpen={friend.userId === openId} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const FriendRow = memo(function FriendRow({ friend, isOpen }: { friend: Friend; isOpen: boolean }) {
  const { userId, username, avatar, profilePicture, unread } = friend;
  return (
    <Link
      className="friend-row"
      to={`?with=${userId}`}
      replace={isOpen}
      {...(isOpen && { 'aria-current': 'true' as const })}
    >
      <AlienAvatar wardrobe={avatar} picture={profilePicture} />
      <span className="column">
        <span className="row gap-8">
          <span className="presence" data-presence={presenceOf(friend)} aria-hidden="true" />
          <b className="ellipsis">{username}</b>
          <VisuallyHidden>{` ${presenceOf(friend)}. `}</VisuallyHidden>
        </span>
        <span className="meta ellipsis">{lineOf(friend)}</span>
      </span>
      <CountBadge count={unread} label={unread === 1 ? 'unread message' : 'unread messages'} />
    </Link>
  );
});

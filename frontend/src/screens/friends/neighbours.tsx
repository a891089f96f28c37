import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { neighboursQuery } from '../../api/leaderboard';
import type { Neighbours as NeighbourRows } from '../../api/leaderboard';
import type { BoardEntry, FriendList } from '../../api/types';
import { useAsking } from '../../session/asking.hook';
import { paths } from '../../session/paths';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { CardHeader } from '../../ui/card';
import { QueryPart } from '../../ui/query-part';
import { Skeleton, SkeletonList } from '../../ui/skeleton';
import { takeLostFocus } from '../../ui/take-lost-focus';
import { TimedScore } from '../../ui/timed-score';
import { toastFailure } from '../../ui/toast';
import './neighbours.css';

/** Id of the heading, which also names the list. */
export const NEIGHBOURS_TITLE = 'neighbours-title';

/** Who stands next to the member on the board of all games, each with a button to add them. */
export function Neighbours({ list }: { list: FriendList }) {
  const query = useQuery(neighboursQuery);
  return (
    <>
      <CardHeader id={NEIGHBOURS_TITLE} title="Next to you on the board" accent="gold">
        {query.data && query.data.entries.length > 0 && (
          <span className="meta">{`All games, ${query.data.range === 'week' ? 'this week' : 'all times'}`}</span>
        )}
      </CardHeader>
      <QueryPart
        query={query}
        skeleton={<RowsSkeleton />}
        failure="The places next to you could not be loaded."
      >
        {(rows) => <Rows rows={rows} list={list} />}
      </QueryPart>
    </>
  );
}

function Rows({ rows: { entries }, list }: { rows: NeighbourRows; list: FriendList }) {
  if (entries.length === 0) {
    return (
      <p>
        You have no rank yet, and one round gives you one.{' '}
        <Link className="text-link" to={paths.games}>
          Play a round
        </Link>
      </p>
    );
  }
  return (
    <ol aria-labelledby={NEIGHBOURS_TITLE}>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} list={list} />
      ))}
    </ol>
  );
}

function Row({ entry, list }: { entry: BoardEntry; list: FriendList }) {
  const { rank, avatar, profilePicture, username, score, isCurrentUser } = entry;
  return (
    <li className="neighbour" {...(isCurrentUser && { 'data-own': true })}>
      <span className="figure muted">{rank}</span>
      <AlienAvatar wardrobe={avatar} picture={profilePicture} size="small" />
      <b className="ellipsis">{username}</b>
      <span className="figure">
        <TimedScore score={score} ticks={null} unit="squad points" />
      </span>
      <Standing entry={entry} list={list} />
    </li>
  );
}

/** What the member is to them, or the button to ask. */
function Standing({ entry: { id, username, isCurrentUser }, list }: { entry: BoardEntry; list: FriendList }) {
  const place = useRef<HTMLSpanElement>(null);
  const { mutate, isPending, isSuccess } = useAsking({
    onRefused: (reason) => toastFailure('That did not work', reason),
  });
  const isAmong = (some: readonly { userId: number }[]): boolean => some.some(({ userId }) => userId === id);
  const hasAsked = isAmong(list.sent);
  const isFriend = isAmong(list.friends);
  // The pressed button disappears.
  useEffect(() => {
    if (isSuccess && (hasAsked || isFriend)) takeLostFocus(place.current);
  }, [isSuccess, hasAsked, isFriend]);
  return (
    <span className="neighbour__standing" ref={place} tabIndex={-1}>
      {isCurrentUser ? (
        <span className="meta">you</span>
      ) : isFriend ? (
        <Badge kind="info">Friend</Badge>
      ) : hasAsked ? (
        <Badge kind="own">Asked</Badge>
      ) : (
        <Button
          size="square"
          aria-label={`Add ${username} as a friend`}
          isPending={isPending}
          pendingLabel={null}
          onClick={() => mutate(username)}
        >
          <UserPlus size={20} aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonList count={5} className="seams" rowClass="neighbour">
      <Skeleton width={24} height={18} />
      <Skeleton width={40} height={40} />
      <Skeleton width="60%" height={18} />
      <Skeleton width={36} height={18} />
      <Skeleton width={44} height={44} />
    </SkeletonList>
  );
}

import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FIRST_VIEW, ownStandingQuery } from '../../api/leaderboard';
import type { BoardEntry, OwnStanding, User } from '../../api/types';
import { paths } from '../../session/paths';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Badge } from '../../ui/badge';
import { FailedNote } from '../../ui/failed-note';
import { RankBadge } from '../../ui/rank-badge';
import { Card, CardHeader } from '../../ui/card';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** The first three of all games and the member's own rank, with a link to the leaderboard (§2). */
export function TopPlayers({ user }: { user: User }) {
  return (
    <Card aria-labelledby="top-players" className="top-players">
      <CardHeader id="top-players" title="Top Players" accent="gold">
        <Link className="text-link" to={paths.leaderboard} aria-label="View all players">
          View all
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </CardHeader>
      <PlayersPart user={user} />
    </Card>
  );
}

function PlayersPart({ user }: { user: User }) {
  const { data, isPending, isFetching, refetch } = useQuery(ownStandingQuery(FIRST_VIEW));
  if (isPending) return <PlayersSkeleton />;
  if (data === undefined) {
    return (
      <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
        The top players could not be loaded.
      </FailedNote>
    );
  }
  if (data.top.length === 0) {
    return <p className="meta">Nobody is ranked yet: the first proven round takes the lead.</p>;
  }
  return (
    <ol className="rows top-players__rows">
      {data.top.map((entry) => (
        <PlayerRow key={entry.id} entry={entry} />
      ))}
      <OwnRow user={user} standing={data} />
    </ol>
  );
}

function PlayerRow({
  entry: { rank, username, score, avatar, profilePicture, isCurrentUser },
}: {
  entry: BoardEntry;
}) {
  return (
    <li>
      <RankBadge rank={rank} />
      <AlienAvatar wardrobe={avatar} picture={profilePicture} />
      <Name isOwn={isCurrentUser}>{username}</Name>
      <Points score={score} />
    </li>
  );
}

/** The member's own row, if they are not among the first three. */
function OwnRow({ user, standing: { rank, score, top } }: { user: User; standing: OwnStanding }) {
  if (top.some(({ isCurrentUser }) => isCurrentUser)) return null;
  if (rank === null) return <li className="meta top-players__none">You are not ranked yet: play a round.</li>;
  return (
    <li>
      <RankBadge rank={rank} />
      <AlienAvatar wardrobe={user.avatarCustomization} picture={user.profilePicture} />
      <Name isOwn>{user.username}</Name>
      <Points score={score} />
    </li>
  );
}

function Name({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return (
    <span className="top-players__who">
      <b className="top-players__name">{children}</b>
      {isOwn && <Badge kind="own">You</Badge>}
    </span>
  );
}

function Points({ score }: { score: number }) {
  return (
    <b className="figure">
      {score.toLocaleString('en-US')}
      <VisuallyHidden> points</VisuallyHidden>
    </b>
  );
}

/** The first three and the member's own row. */
const SKELETON_ROWS = [0, 1, 2, 3];

function PlayersSkeleton() {
  return (
    <SkeletonGroup>
      <ul className="rows top-players__rows">
        {SKELETON_ROWS.map((place) => (
          <li key={place}>
            <Skeleton width={14} height={20} />
            <Skeleton width={52} height={52} />
            <Skeleton width="60%" height={20} />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}

import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import type { BoardEntry, Home, User } from '../../api/types';
import { paths } from '../../session/paths';
import { AlienAvatar } from '../../ui/alien-avatar';
import { Badge } from '../../ui/badge';
import { RankBadge } from '../../ui/rank-badge';
import { Skeleton, SkeletonList } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { HomePart } from './home-part';
import './top-players.css';

/** The first three and the member's own row. */
const SKELETON = (
  <SkeletonList count={4} className="rows top-players__rows">
    <Skeleton width={14} height={20} />
    <Skeleton width={52} height={52} />
    <Skeleton width="60%" height={20} />
  </SkeletonList>
);

/** The first three of all games and the member's own rank, with a link to the leaderboard (§2). */
export function TopPlayers({ user, home }: { user: User; home: Home | undefined }) {
  return (
    <HomePart
      id="top-players"
      title="Top Players"
      accent="gold"
      aside={
        <Link className="text-link" to={paths.leaderboard} aria-label="View all players">
          View all
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      }
    >
      {home === undefined ? SKELETON : <Rows user={user} standing={home.standing} />}
    </HomePart>
  );
}

function Rows({ user, standing: { top, rank, score } }: { user: User; standing: Home['standing'] }) {
  if (top.length === 0)
    return <p className="meta">Nobody is ranked yet: the first proven round with points takes the lead.</p>;
  return (
    <ol className="rows top-players__rows">
      {top.map((entry) => (
        <PlayerRow key={entry.id} {...entry} />
      ))}
      {!top.some(({ isCurrentUser }) => isCurrentUser) && <OwnRow user={user} rank={rank} score={score} />}
    </ol>
  );
}

type PlayerRowProps = Omit<BoardEntry, 'id' | 'gameName' | 'lastPlayed' | 'round' | 'ticks'>;

function PlayerRow({ rank, username, score, avatar, profilePicture, isCurrentUser }: PlayerRowProps) {
  return (
    <li>
      <RankBadge rank={rank} />
      <AlienAvatar wardrobe={avatar} picture={profilePicture} />
      <span className="top-players__who row wrap">
        <b className="top-players__name ellipsis">{username}</b>
        {isCurrentUser && <Badge kind="own">You</Badge>}
      </span>
      <b className="figure">
        <span>{score.toLocaleString('en-US')}</span>
        <VisuallyHidden> points</VisuallyHidden>
      </b>
    </li>
  );
}

/** The row of a member who is not among the first three. */
function OwnRow({ user, rank, score }: { user: User; rank: number | null; score: number }) {
  if (rank === null) return <li className="meta">You are not ranked yet: play a round.</li>;
  const { username, avatarCustomization: avatar, profilePicture } = user;
  return <PlayerRow {...{ rank, username, score, avatar, profilePicture }} isCurrentUser />;
}

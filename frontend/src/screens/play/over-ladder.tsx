import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import type { GameProgress, Place, User } from '../../api/types';
import { AlienAvatar } from '../../ui/alien-avatar';
import type { Wardrobe } from '../../ui/alien-parts';
import { classNames } from '../../ui/class-names';
import { TimedScore } from '../../ui/timed-score';

interface LadderProps {
  user: User;
  before: Place | null | undefined;
  after: GameProgress;
}

/** The place to which the round has brought the member, between who is right above and who is right below. */
export function Ladder({ user, before, after: { place, below } }: LadderProps) {
  if (before === undefined || place === null || place.total < 2) return null;
  if (before && before.rank <= place.rank) return null;
  const { above } = place;
  const climbed = before ? before.rank - place.rank : 0;
  return (
    <ol className="over__rows" aria-label="Your place">
      {above && (
        <Rung rank={above.rank} wardrobe={above.avatar} picture={above.profilePicture} name={above.username}>
          <TimedScore score={place.score + above.points} ticks={null} />
        </Rung>
      )}
      <Rung
        rank={place.rank}
        wardrobe={user.avatarCustomization}
        picture={user.profilePicture}
        name="You"
        isOwn
        climbed={climbed}
      >
        <TimedScore score={place.score} ticks={null} />
      </Rung>
      {below && (
        <Rung rank={below.rank} wardrobe={below.avatar} picture={below.profilePicture} name={below.username}>
          <TimedScore score={below.score} ticks={null} />
        </Rung>
      )}
    </ol>
  );
}

interface RungProps {
  rank: number;
  wardrobe: Wardrobe;
  picture?: string | null | undefined;
  name: string;
  /** True for the member's row. */
  isOwn?: boolean;
  /** Places climbed; for the member's own row. */
  climbed?: number;
  children: ReactNode;
}

/** A row of a ladder or of a finishing order. */
export function Rung({ rank, wardrobe, picture, name, isOwn = false, climbed, children }: RungProps) {
  return (
    <li className={classNames('over__row row', isOwn && 'over__row--own')}>
      <b className="over__rank figure">{rank}</b>
      <AlienAvatar wardrobe={wardrobe} picture={picture} size="small" />
      <span className="grow breakable">{name}</span>
      {climbed !== undefined && climbed > 0 && (
        <b className="figure row text-slime">
          <ArrowUp size={16} aria-hidden="true" />
          {climbed}
          <span className="visually-hidden">{climbed === 1 ? ' place up' : ' places up'}</span>
        </b>
      )}
      <b className="figure">{children}</b>
    </li>
  );
}

import type { GameProgress, Place, User } from '../../api/types';
import { Rung } from '../../games/rung';
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

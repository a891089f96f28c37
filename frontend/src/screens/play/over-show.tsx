import { isBright } from 'game-scenes/art-core/result-art';
import { confetti } from 'game-scenes/art-core/mascot-poses';
import { useMemo } from 'react';
import type { GameProgress, Place, User } from '../../api/types';
import type { GameResult, Played } from '../../games/game-module';
import { Rung } from '../../games/rung';
import { useMediaQuery } from '../../lib/media-query.hook';
import { alienParts } from '../../ui/alien-parts';
import { Art } from '../../ui/art';
import type { OutcomeKind } from './outcome-kind';
import './over-show.css';

const CONFETTI = confetti();

interface BackdropProps {
  result: GameResult;
  kind: OutcomeKind;
  played: Played;
  /** What the round was like; null where that is not known. */
  recap: unknown;
  user: User;
}

/** The game's place after the round, with the member's alien, behind and before the large figure. */
export function Backdrop({ result, kind, played, recap, user }: BackdropProps) {
  const width = result.isWideOnTablets ? 700 : 1100;
  const isTall = useMediaQuery(`(width < ${width}px) and (orientation: portrait)`);
  const mood = kind === 'offline' || kind === 'refused' ? 'idle' : kind;
  const { color, hat, face, accessory } = user.avatarCustomization;
  const { back, front } = useMemo(() => {
    const look = alienParts({ color, hat, face, accessory });
    return result.backdrop(isTall ? 'tall' : 'wide', look, mood, played, recap);
  }, [result, isTall, color, hat, face, accessory, mood, played, recap]);
  return (
    <>
      <Art drawing={back} isScene className="over__back alive" />
      {front && <Art drawing={front} isScene className="over__front alive" />}
      {isBright(mood) && <Art drawing={CONFETTI} isScene className="over__confetti" />}
    </>
  );
}

interface LadderProps {
  user: User;
  before: Place | null | undefined;
  after: GameProgress;
}

/** The place to which the round has brought the member, between who is right above and who is right below. */
export function Ladder({ user, before, after: { place, below } }: LadderProps) {
  if (before === undefined || place === null || place.total < 2) return null;
  if (before && before.rank <= place.rank) return null;
  const { above, rank, score } = place;
  return (
    <ol className="over__rows" aria-label="Your place">
      {above && <Neighbour {...above} score={score + above.points} />}
      <Rung
        rank={rank}
        wardrobe={user.avatarCustomization}
        picture={user.profilePicture}
        name="You"
        isOwn
        climbed={before ? before.rank - rank : 0}
      >
        {score.toLocaleString('en-US')}
      </Rung>
      {below && <Neighbour {...below} />}
    </ol>
  );
}

type NeighbourProps = Omit<NonNullable<GameProgress['below']>, 'ticks'>;

function Neighbour({ rank, avatar, profilePicture, username, score }: NeighbourProps) {
  return (
    <Rung rank={rank} wardrobe={avatar} picture={profilePicture} name={username}>
      {score.toLocaleString('en-US')}
    </Rung>
  );
}

import { confetti } from 'game-scenes/art-core/mascot-poses';
import type { OverMood } from 'game-scenes/art-core/over-art';
import { useMemo } from 'react';
import type { User } from '../../api/types';
import type { GameResult, Played } from '../../games/game-module';
import { useMediaQuery } from '../../lib/media-query.hook';
import { alienParts } from '../../ui/alien-parts';
import { Art } from '../../ui/art';
import type { OutcomeKind } from './outcome-kind';
import './over-show.css';

export { Ladder } from './over-ladder';

const CONFETTI = confetti();

const MOODS: Record<OutcomeKind, OverMood> = {
  record: 'record',
  win: 'win',
  ordinary: 'ordinary',
  poor: 'poor',
  offline: 'idle',
  refused: 'idle',
};

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
  const isPhone = useMediaQuery('(width < 700px) and (orientation: portrait)');
  const isTablet = useMediaQuery('(700px <= width < 1100px) and (orientation: portrait)');
  const shape = isPhone || (isTablet && result.isTallOnTablets) ? 'tall' : 'wide';
  const { color, hat, face, accessory } = user.avatarCustomization;
  const { back, front } = useMemo(() => {
    const look = alienParts({ color, hat, face, accessory });
    return result.backdrop(shape, look, MOODS[kind], played, recap);
  }, [result, shape, color, hat, face, accessory, kind, played, recap]);
  return (
    <>
      <Art drawing={back} isScene className="over__back alive" />
      {front && <Art drawing={front} isScene className="over__front alive" />}
      {(kind === 'record' || kind === 'win') && <Art drawing={CONFETTI} isScene className="over__confetti" />}
    </>
  );
}

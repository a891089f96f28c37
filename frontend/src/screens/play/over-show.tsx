import { confetti } from 'game-scenes/art-core/mascot-poses';
import type { OverArt, OverMood } from 'game-scenes/art-core/over-art';
import { clickerOver } from 'game-scenes/games/alien-clicker/art/result';
import { memoryOver } from 'game-scenes/games/memory-match/art/result';
import { racingOver } from 'game-scenes/games/alien-racing/art/result';
import { strongholdOver } from 'game-scenes/games/stronghold-defense/art/result';
import type { PlaceShape } from 'game-scenes/art-core/place';
import type { GameId } from 'game-scenes/rules';
import { useMemo } from 'react';
import type { User } from '../../api/types';
import { useMediaQuery } from '../../lib/media-query.hook';
import { alienParts } from '../../ui/alien-parts';
import type { Wardrobe } from '../../ui/alien-parts';
import { Art } from '../../ui/art';
import type { EndedRound } from './ended-round';
import type { OutcomeKind } from './outcome-kind';
import { numberIn } from './own-figures';
import type { RoundStory } from './round-story';
import './over-show.css';

export { Ladder } from './over-ladder';
export { Order, StoryPart } from './story-part';
export { figuresBeside, roundStory } from './round-story';

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
  gameId: GameId;
  kind: OutcomeKind;
  ended: EndedRound;
  story: RoundStory | null;
  user: User;
}

/** The game's place after the round, with the member's alien, behind and before the large figure. */
export function Backdrop({ gameId, kind, ended, story, user }: BackdropProps) {
  const isPhone = useMediaQuery('(width < 700px) and (orientation: portrait)');
  const isTablet = useMediaQuery('(700px <= width < 1100px) and (orientation: portrait)');
  // On a tablet the slip lies beside the table.
  const shape = isPhone || (isTablet && gameId !== 'memory-match') ? 'tall' : 'wide';
  const { color, hat, face, accessory } = user.avatarCustomization;
  const { back, front } = useMemo(
    () => artOf(gameId, shape, { color, hat, face, accessory }, MOODS[kind], ended, story),
    [gameId, shape, color, hat, face, accessory, kind, ended, story],
  );
  return (
    <>
      <Art drawing={back} isScene className="over__back alive" />
      {front && <Art drawing={front} isScene className="over__front alive" />}
      {(kind === 'record' || kind === 'win') && <Art drawing={CONFETTI} isScene className="over__confetti" />}
    </>
  );
}

function artOf(
  gameId: GameId,
  shape: PlaceShape,
  wardrobe: Wardrobe,
  mood: OverMood,
  { figures }: EndedRound,
  story: RoundStory | null,
): OverArt {
  const look = alienParts(wardrobe);
  switch (gameId) {
    case 'alien-clicker':
      return clickerOver(shape, look, mood);
    case 'alien-racing':
      return racingOver(shape, look, mood);
    case 'memory-match':
      return memoryOver(shape, look, mood, story?.gameId === gameId ? story : null);
    case 'stronghold-defense':
      return strongholdOver(shape, look, mood, numberIn(figures, 'lives') > 0);
  }
}

import { useEffect, useMemo, useState } from 'react';
import type { GameId } from 'game-scenes/rules';
import type { User } from '../../api/types';
import type { GameModule, Place } from '../../games/game-module';
import { useMediaQuery } from '../../lib/media-query.hook';
import { whenLoaded } from '../../lib/when-loaded';
import { Demo } from '../../stage/demo';
import { alienParts } from '../../ui/alien-parts';
import { Art } from '../../ui/art';
import { classNames } from '../../ui/class-names';
import './start-place.css';

const NOTHING: Partial<ReturnType<Place>> = {};

interface StartPlaceProps {
  gameId: GameId;
  module: GameModule;
  user: User;
  /** True while a demo is seen. */
  isDemoShown: boolean;
  onDemo: (isShown: boolean) => void;
  /** True once a round is on its way. */
  isStarting: boolean;
}

/** The place of a game behind the start panel, with the member's alien: a picture, and over it the demo. */
export function StartPlace({ gameId, module, user, isDemoShown, onDemo, isStarting }: StartPlaceProps) {
  const place = usePlace(module);
  const shape = useMediaQuery('(orientation: portrait)') ? 'tall' : 'wide';
  const { avatarCustomization } = user;
  const look = useMemo(() => alienParts(avatarCustomization), [avatarCustomization]);
  const { still, around, front } = useMemo(() => place?.(shape, look) ?? NOTHING, [place, shape, look]);
  const behind = isDemoShown && around ? around : still;
  return (
    <div className={classNames('start-place', isDemoShown && 'start-place--demo')}>
      {behind && <Art drawing={behind} isScene className="alive" />}
      <Demo gameId={gameId} look={look} isStarting={isStarting} isShown={isDemoShown} onShown={onDemo} />
      {front && isDemoShown && <Art drawing={front} isScene className="alive start-place__front" />}
    </div>
  );
}

/** Returns how the game's place is drawn; undefined until that is loaded, and without a connection. */
function usePlace({ loadPlace }: GameModule): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => loadPlace && whenLoaded(loadPlace(), (loaded) => setPlace(() => loaded)), [loadPlace]);
  return place;
}

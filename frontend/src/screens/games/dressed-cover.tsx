import type { GameId } from 'game-scenes/names';
import { useMemo } from 'react';
import type { CoverCut } from '../../games/dressed-place';
import { alienParts } from '../../ui/alien-parts';
import type { Wardrobe } from '../../ui/alien-parts';
import { GameCover } from '../../ui/game-cover';
import { useHubArt } from './hub-art.hook';

interface DressedCoverProps {
  game: GameId;
  cut: CoverCut;
  /** What the member's alien wears. */
  wardrobe: Wardrobe;
}

/**
 * A cut of the game's place with the member's alien in it, filling its box; decoration. The plain cover if the
 * drawings cannot be loaded, or the game has none.
 */
export function DressedCover({ game, cut, wardrobe }: DressedCoverProps) {
  const art = useHubArt();
  const { color, hat, face, accessory } = wardrobe;
  const src = useMemo(
    () => art?.dressedCover(game, cut, alienParts({ color, hat, face, accessory })),
    [art, game, cut, color, hat, face, accessory],
  );
  if (art === undefined) return null;
  if (src === undefined) return <GameCover game={game} />;
  return <img className="game-cover dressed-cover" src={src} alt="" />;
}

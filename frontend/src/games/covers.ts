import type { AlienLook } from 'game-scenes/art-core/alien';
import { drawing, toDataUrl } from 'game-scenes/art-core/drawing';
import type { GameId } from 'game-scenes/names';
import { cover as clicker } from './alien-clicker/cover';
import { cover as racing } from './alien-racing/cover';
import type { CoverCut, DressedPlace } from './dressed-place';
import { cover as memory } from './memory-match/cover';
import { cover as stronghold } from './stronghold-defense/cover';

/** Large drawings, to be loaded after a screen. */
const COVERS: Readonly<Partial<Record<GameId, DressedPlace>>> = {
  'alien-clicker': clicker,
  'memory-match': memory,
  'stronghold-defense': stronghold,
  'alien-racing': racing,
};

/**
 * Returns a cut of a game's place with the member's alien in it, as the URL of a picture; undefined for a game that has a
 * plain cover only.
 */
export function dressedCover(game: GameId, cut: CoverCut, look: AlienLook): string | undefined {
  const dressed = COVERS[game];
  return dressed && toDataUrl(drawing(dressed.cuts[cut], dressed.place({ ...look, pose: 'wave' })));
}

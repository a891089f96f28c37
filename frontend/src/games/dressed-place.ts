import type { AlienParts } from 'game-scenes/art-core/alien';
import type { Piece, ViewBox } from 'game-scenes/art-core/drawing';

/** A cut for the game's tile, or for a small picture of a list. */
export type CoverCut = 'tile' | 'small';

/** The place of a game in which the member's alien stands. */
export interface DressedPlace {
  /** Draws the place, wide, with the alien in it. */
  place: (alien: AlienParts) => Piece;
  cuts: Readonly<Record<CoverCut, ViewBox>>;
}

import type { AlienLook } from '../../../art-core/alien-look.js';
import { MEMORY_SYMBOLS } from './symbols.js';
import { isBright, posed, type ResultArt, type Mood } from '../../../art-core/result-art.js';
import { memoryPlace, type TableCard } from './place.js';
import type { PlaceShape } from '../../../art-core/place.js';

const COVERED = Array.from({ length: 16 }, (): TableCard => 'back');

/** How the cards of a round lay at its end. */
export interface EndedTable {
  /** Picture of each card, 0 to 23. */
  readonly pictures: readonly number[];
  /** Cards whose pair was not found. */
  readonly lost: readonly number[];
}

/** Draws the cabin after a round, all cards turned up and a lost pair lit; without a table they are covered. */
export function memoryResult(
  shape: PlaceShape,
  look: AlienLook,
  mood: Mood,
  table: EndedTable | null,
): ResultArt {
  const cards = table?.pictures.map((picture, card): TableCard => {
    const name = MEMORY_SYMBOLS[picture] ?? 'planet';
    if (!table.lost.includes(card)) return ['match', name];
    return [table.lost.length === 2 ? 'missed' : 'up', name];
  });
  return {
    back: memoryPlace(shape, {
      alien: look,
      figure: posed(look, mood),
      cards: cards ?? COVERED,
      middle: shape === 'tall' ? 195 : 440,
      dim: isBright(mood) ? 0 : 0.1,
    }),
  };
}

import type { AlienLook } from '../../../art-core/alien-look.js';
import { drawing, markup, type Drawing, type ViewBox } from '../../../art-core/drawing.js';
import { DOME_GLASS, domePiece, glassCracks } from './member-dome.js';

/** Moods of the alien under the dome. */
export const BASE_MOODS = ['brave', 'worried'] as const;

export type BaseMood = (typeof BASE_MOODS)[number];

const BASE_BOX: ViewBox = [-116, -104, 232, 176];
const GLASS_BOX: ViewBox = [-68, -104, 136, 136];

/** Draws the dome on its deck, the alien inside; its origin is the middle of the deck. */
export function strongholdBase(mood: BaseMood, look: AlienLook): Drawing {
  return drawing(BASE_BOX, domePiece(look, mood === 'worried' ? { face: 'surprised' } : {}));
}

/** Draws the glass alone, all red. */
export function domeAlarm(): Drawing {
  return drawing(
    GLASS_BOX,
    markup`<path d="${DOME_GLASS}" fill="#ff4d6d" fill-opacity=".55" stroke="#ffc0cc" stroke-width="4"/>`,
  );
}

/** Draws a crack or many cracks in the glass. */
export function domeCracks(areMany: boolean): Drawing {
  return drawing(GLASS_BOX, glassCracks(areMany));
}

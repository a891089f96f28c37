import type { AlienLook } from './alien-look.js';
import { DOWN, linearGradient, type GradientStop } from './defs.js';
import { NOTHING, drawing, markup, type Drawing, type Piece } from './drawing.js';

/** Shape of a place: wide 1352×900 px, tall 390×844 px. */
export type PlaceShape = 'wide' | 'tall';

export const PLACE_SIZES = {
  wide: { width: 1352, height: 900 },
  tall: { width: 390, height: 844 },
} as const;

/** What every place can show or leave out. */
export interface PlaceOptions {
  /** The alien of the place; null leaves it empty. */
  readonly alien: AlienLook | null;
  /** Darkness over what lies behind the alien, 0–1. */
  readonly dim?: number;
}

/** Returns a place as a picture that covers its box; a tall one keeps its top. */
export function placeDrawing(shape: PlaceShape, piece: Piece): Drawing {
  const { width, height } = PLACE_SIZES[shape];
  return drawing([0, 0, width, height], piece, shape === 'wide' ? 'xMidYMid slice' : 'xMidYMin slice');
}

/** Returns an upright gradient over a whole place. */
export function placePaint(name: string, stops: readonly GradientStop[]): Piece {
  return linearGradient(`place-${name}`, DOWN, stops);
}

/** Draws darkness over a whole place. */
export function veil(shape: PlaceShape, color: string, opacity: number): Piece {
  const { width, height } = PLACE_SIZES[shape];
  if (opacity === 0) return NOTHING;
  return markup`<path d="M0 0H${width}V${height}H0Z" fill="${color}" opacity="${opacity}"/>`;
}

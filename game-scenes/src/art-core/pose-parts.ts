import { accessoryFront } from './alien-accessories.js';
import { dressedHead } from './alien.js';
import type { AlienLook } from './alien-look.js';
import { SKINS, type AlienColor } from './alien-catalogue.js';
import { antennaPair, skinPaint, type AntennaRoots } from './alien-head.js';
import { neonHues } from './alien-neon.js';
import { NOTHING, markup, moved, type Piece } from './drawing.js';

export type Point = readonly [x: number, y: number];

/** An antenna that hangs or swings: its curve from the root, and the position of its ball, px in the alien's own space. */
interface LooseAntenna {
  readonly curve: string;
  readonly tip: Point;
}
export type LoosePair = readonly [left: LooseAntenna, right: LooseAntenna];

const ROOTS: Readonly<Record<AntennaRoots, readonly [left: string, right: string]>> = {
  skin: ['M88 70', 'M150 70'],
  grommets: ['M86 62', 'M152 60'],
};

const looseAntennae = (color: AlienColor, pair: LoosePair, roots: AntennaRoots): Piece => {
  const [left, right] = ROOTS[roots];
  const curves = left + pair[0].curve + right + pair[1].curve;
  return antennaPair(
    color,
    roots,
    curves,
    pair.map(({ tip }) => tip),
  );
};

export const hands = (color: AlienColor, left: Point, right: Point): Piece => {
  const circles = [left, right].map(
    ([x, y]) => markup`<circle cx="${x}" cy="${y}" r="13.5" fill="${skinPaint(color)}"/>`,
  );
  return markup`${circles}`;
};

export const ink = (color: AlienColor, width: number, path: string): Piece =>
  markup`<path d="${path}" fill="none" stroke="${SKINS[color].ink}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Draws the head of a pose with all that is worn on it. */
export const posedHead = (look: AlienLook, pair: LoosePair, face: Piece): Piece =>
  dressedHead(look, { face, antennae: (roots) => looseAntennae(look.color, pair, roots) });

/** Draws what is in a hand or hovers beside the head; `hand` is where the pose has its right hand, px. */
export const accessoryAt = ({ accessory, ...look }: AlienLook, hand: Point): Piece => {
  if (accessory !== 'laser-gun' && accessory !== 'ufo') return NOTHING;
  const piece = accessoryFront(accessory, neonHues({ accessory, ...look }).accessory);
  // The gun is drawn for a hand at (194, 228).
  return accessory === 'ufo' ? piece : moved(`translate(${hand[0] - 194} ${hand[1] - 228})`, piece);
};

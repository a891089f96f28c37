import { markup, round, type Piece } from './drawing.js';
import { seededRandom } from './random.js';

export interface StarField {
  /** px from the origin. */
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly seed: number;
  /** Rectangle without stars, for text: left, top, right, bottom in px. */
  readonly clearing?: readonly [left: number, top: number, right: number, bottom: number];
}

interface StarKind {
  readonly diameterPx: number;
  readonly color: string;
}

/** Returns the look of a star by its rank 0–1: most are small and white, one in twelve is large or tinted. */
const starKind = (rank: number): StarKind => ({
  diameterPx: rank > 0.95 ? 3.6 : rank > 0.75 ? 2.4 : 1.4,
  color: rank > 0.97 ? '#ffd9a0' : rank > 0.92 ? '#a8f4ff' : '#fff',
});

/** Few opacities, so that all stars that look the same are one path instead of one element each. */
const OPACITIES = [0.3, 0.5, 0.7, 0.9] as const;

/** Draws sparse stars in three sizes. */
export function stars({ width, height, count, seed, clearing }: StarField): Piece {
  const random = seededRandom(seed * 7919 + 11);
  const dotsByLook = new Map<string, string>();
  for (let index = 0; index < count; index++) {
    const { diameterPx, color } = starKind(random(0, 1));
    const [x, y] = [round(random(0, width)), round(random(0, height))];
    if (clearing && x > clearing[0] && x < clearing[2] && y > clearing[1] && y < clearing[3]) continue;
    const opacity = OPACITIES[Math.floor(random(0, OPACITIES.length))] ?? 0.5;
    const look = `stroke="${color}" stroke-width="${diameterPx}" opacity="${opacity}"`;
    // A line of length 0 with round caps is a dot.
    dotsByLook.set(look, `${dotsByLook.get(look) ?? ''}M${x} ${y}h0`);
  }
  const paths = [...dotsByLook].map(([look, dots]) => markup`<path d="${dots}" ${look}/>`);
  return markup`<g fill="none" stroke-linecap="round">${paths}</g>`;
}

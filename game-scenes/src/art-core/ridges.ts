import { DOWN, linearGradient } from './defs.js';
import { NOTHING, markup, round, type Paint, type Piece } from './drawing.js';
import { seededRandom } from './random.js';

export interface Ridge {
  /** Length, height of the foot, height of the peaks and length of the waves, px. */
  readonly width: number;
  readonly base: number;
  readonly amplitude: number;
  readonly wavelength: number;
  readonly fill: Paint;
  readonly seed: number;
  /** Colour of the thin lit line along the crest. */
  readonly edge?: string;
}

/** Depth to which mesas are filled below their foot, px; scenes cover the rest with ground. */
const FILL_BELOW = 400;
const FILL_BESIDE = 200;

export const FAR_RIDGE = /* @__PURE__ */ linearGradient('ridge-far', DOWN, [
  [0, '#201c44'],
  [1, '#12132b'],
]);
export const NEAR_RIDGE = /* @__PURE__ */ linearGradient('ridge-near', DOWN, [
  [0, '#171936'],
  [1, '#0b0c1a'],
]);

/** Draws a skyline of mesas. */
export function ridge({ width, base, amplitude, wavelength, fill, seed, edge }: Ridge): Piece {
  const random = seededRandom(seed);
  const foot = base + FILL_BELOW;
  let crest = `L0 ${round(base - random(0, amplitude))}`;
  for (let x = 0; x < width;) {
    const height = random(0.2, 1) * amplitude;
    const rise = x + random(wavelength * 0.3, wavelength * 0.7);
    const plateau = rise + random(wavelength * 0.15, wavelength * 0.5);
    const slope = random(-0.1, 0.15) * amplitude;
    x = plateau + random(wavelength * 0.2, wavelength * 0.5);
    const valley = random(0.22, 0.5) * amplitude;
    crest += `L${round(rise)} ${round(base - height)}L${round(plateau)} ${round(base - height + slope)}L${round(x)} ${round(base - valley)}`;
  }
  const line = edge
    ? markup`<path d="M${crest.slice(1)}" fill="none" stroke="${edge}" stroke-width="1.5" stroke-opacity=".5"/>`
    : NOTHING;
  return markup`<path d="M0 ${foot}${crest}L${width + FILL_BESIDE} ${foot}Z" fill="${fill}"/>${line}`;
}

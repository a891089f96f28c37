import type { AlienColor, AlienFace } from '../../../art-core/alien-catalogue.js';
import { FACES } from '../../../art-core/alien-faces.js';
import { head, headAt } from '../../../art-core/alien-head.js';
import { clickerField } from './field.js';
import { drawing, markup, round, type Drawing } from '../../../art-core/drawing.js';

/** Colour and face of each look number of the rules of Alien Clicker. */
export const CLICKER_LOOKS: readonly (readonly [AlienColor, AlienFace])[] = [
  ['green', 'smile'],
  ['pink', 'surprised'],
  ['blue', 'cool'],
  ['orange', 'smile'],
  ['purple', 'angry'],
  ['yellow', 'surprised'],
  ['white', 'alien'],
  ['green', 'cool'],
  ['blue', 'smile'],
  ['pink', 'angry'],
];

/** Side of a head's square picture in head widths, and the head's centre as shares of that side. */
export const HEAD_PICTURE = { sideToHead: 220 / 182, originX: 0.5, originY: 126 / 220 } as const;

/** Centre of each head on the poster and its width, px; the first is in the sights. */
const POSTER: readonly (readonly [x: number, y: number, width: number])[] = [
  [510, 232, 70],
  [250, 190, 52],
  [366, 64, 60],
  [640, 70, 44],
  [790, 116, 66],
  [690, 250, 50],
  [840, 330, 46],
  [330, 350, 62],
  [176, 96, 46],
  [600, 420, 56],
];

/** Draws a moment of Alien Clicker, 960×540 px: the picture of a round that is not played yet. */
export function clickerPoster(): Drawing {
  const field = clickerField('wide');
  const heads = POSTER.map(([x, y, width], look) => {
    const [color, face] = CLICKER_LOOKS[look] ?? ['green', 'smile'];
    const scale = +(width / 182).toFixed(3);
    return headAt(round(x - 120 * scale), round(y - 126 * scale), scale, 0, head(color, FACES[face]));
  });
  const falling = POSTER.map(([x, y, width]) => {
    const [left, right, top] = [x - width * 0.3, x + width * 0.3, y - width * 0.9].map(round);
    return `M${left} ${y - width}v-30M${x} ${top}v-44M${right} ${y - width}v-24`;
  }).join('');
  return drawing(
    field.viewBox,
    markup`
      ${field}
      <path d="${falling}" stroke="#fff" stroke-opacity=".24" stroke-width="3" stroke-linecap="round"/>
      ${heads}
      <g fill="none" stroke="#9dff3c">
        <circle cx="510" cy="232" r="66" stroke-width="7"/>
        <circle cx="510" cy="232" r="88" stroke-width="3" stroke-dasharray="8 16"/>
        <path d="M510 130v34M510 300v34M408 232h34M578 232h34" stroke="#eef1ff" stroke-width="4" stroke-linecap="round"/>
      </g>
    `,
    'xMidYMid slice',
  );
}

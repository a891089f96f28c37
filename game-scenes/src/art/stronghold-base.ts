import { body, scarf } from './alien-body.js';
import { angryFace, surprisedFace } from './alien-faces.js';
import { antennae, headBase } from './alien-head.js';
import { DIAGONAL, DOWN, definition, linearGradient } from './defs.js';
import { drawing, markup, moved, type Drawing, type Piece, type ViewBox } from './drawing.js';

/** Moods of the alien under the dome. */
export const BASE_MOODS = ['brave', 'worried'] as const;

export type BaseMood = (typeof BASE_MOODS)[number];

const DECK = /* @__PURE__ */ linearGradient('deck', DIAGONAL, [
  [0, '#434d85'],
  [1, '#232950'],
]);
const DECK_SIDE = /* @__PURE__ */ linearGradient('deck-side', DOWN, [
  [0, '#56619c'],
  [1, '#262c55'],
]);
const INSIDE = /* @__PURE__ */ definition(
  'dome-inside',
  'clipPath',
  '<path d="M-90-120H90V14H58A58 16 0 0 1-58 14H-90Z"/>',
);

const GLASS = 'M-58 10C-58-58-30-84 0-84S58-58 58 10A58 16 0 0 1-58 10Z';
const FIRST_CRACK = 'M52-28L38-30L30-20L18-26M38-30L34-44L40-54';
const MORE_CRACKS = 'M-54-24L-38-18L-34-4L-18 2M-38-18L-28-34L-32-46M-4-84L2-70L-6-60L0-48M30-20L34-6L26 6';

const BASE_BOX: ViewBox = [-116, -90, 232, 162];
const DOME_BOX: ViewBox = [-64, -88, 128, 120];

const FACES = { brave: angryFace, worried: surprisedFace } as const;

const deck = (): Piece => markup`
  <ellipse cy="36" rx="112" ry="34" fill="#000" opacity=".35"/>
  <path d="M-104 12L-62-18H62L104 12L62 46H-62Z" fill="${DECK_SIDE}"/>
  <path d="M-104 12L-62-18H62L104 12L62 38H-62Z" fill="${DECK}"/>
  <path d="M-86 12L-52-12H52L86 12L52 32H-52Z" fill="none" stroke="#9dff3c" stroke-width="3" stroke-dasharray="16 8" opacity=".8"/>
  <path d="M-104 12L-62 38H62L104 12V19L62 46H-62L-104 19Z" fill="#171b3a"/>
  <path d="M-30 40h60v4h-60z" fill="#ff7a1a"/>
  <ellipse cy="10" rx="58" ry="16" fill="#0c2635"/>
`;

const crew = (mood: BaseMood): Piece =>
  moved(
    'translate(-50 -63) scale(.42)',
    markup`${body('green', 'cheer')}${scarf()}${antennae('green')}${headBase('green')}${FACES[mood]('green')}`,
  );

/** Draws the dome on its deck, the alien inside; its origin is the middle of the deck. */
export function strongholdBase(mood: BaseMood): Drawing {
  return drawing(
    BASE_BOX,
    markup`
      ${deck()}
      <path d="${GLASS}" fill="#22d3ee" fill-opacity=".1"/>
      <g clip-path="${INSIDE}">${crew(mood)}</g>
      <path d="${GLASS}" fill="#22d3ee" fill-opacity=".1" stroke="#9ff3ff" stroke-width="3"/>
      <path d="M-45-20C-42-46-30-62-16-69" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".75"/>
    `,
  );
}

/** Draws the glass alone, all red. */
export function domeAlarm(): Drawing {
  return drawing(
    DOME_BOX,
    markup`<path d="${GLASS}" fill="#ff4d6d" fill-opacity=".55" stroke="#ffc0cc" stroke-width="4"/>`,
  );
}

/** Draws a crack or many cracks in the glass. */
export function domeCracks(areMany: boolean): Drawing {
  const path = areMany ? FIRST_CRACK + MORE_CRACKS : FIRST_CRACK;
  return drawing(
    DOME_BOX,
    markup`
      <g fill="none" stroke-linecap="round" stroke-linejoin="round">
        <path d="${path}" stroke="#07303f" stroke-width="4" opacity=".6"/>
        <path d="${path}" stroke="#e6fdff" stroke-width="2"/>
      </g>
    `,
  );
}

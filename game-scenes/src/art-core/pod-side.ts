import { ACROSS, DOWN, PLATING, PLATING_EDGE, SOFT_BLUR, linearGradient } from './defs.js';
import { drawing, markup, moved, type Drawing, type Piece } from './drawing.js';

/** Lit top of a pod. */
export const HULL = /* @__PURE__ */ linearGradient('hull', DOWN, [
  [0, '#f4f6ff'],
  [1, '#a9b2d8'],
]);
const TRAIL = /* @__PURE__ */ linearGradient('trail', ACROSS, [
  [0, '#ff7a1a', 0],
  [0.7, '#ff7a1a', 0.55],
  [1, '#ffd9a0'],
]);

/** Start numbers as strokes around the middle (400, 141) of their field, to be independent of fonts. */
const NUMBERS = {
  1: 'M391 135l11-6v27',
  7: 'M384 128h32l-16 26',
  9: 'M410 142h-20v-13h20v13l-9 14',
} as const;
export type PodNumber = keyof typeof NUMBERS;

export interface SidePod {
  /** Scarf and head in the alien's space; body and boots are inside the pod. */
  readonly driver: Piece;
  readonly stripe: string;
  readonly number: PodNumber;
}

/** Draws a pod from the side, flying right: 540×290 px from (0, −90), its trail reaching to x −260. */
export function podSidePiece({ driver, stripe, number }: SidePod): Piece {
  return markup`
    <ellipse cx="270" cy="214" rx="230" ry="16" fill="#22d3ee" opacity=".35" filter="${SOFT_BLUR}"/>
    <path d="M-260 128L8 112L8 152Z" fill="${TRAIL}" opacity=".8"/>
    <path d="M-150 131L8 122L8 144Z" fill="#ffe7c2" opacity=".8"/>
    <path d="M84 98L34 18L92 26L168 96Z" fill="${PLATING}"/>
    <path d="M66 70L48 40L100 36L112 48Z" fill="#ff7a1a"/>
    <path d="M34 18L92 26L98 32L40 26Z" fill="#a9b2d8"/>
    ${moved('translate(150 -72) scale(.78)', driver)}
    <path d="M132 96L182 82L216 92L330 92L356 96L356 130L132 130Z" fill="#10132a"/>
    <path d="M328 97L318 48L332 45L418 110Z" fill="#8ff0ff" fill-opacity=".3" stroke="#d5fbff" stroke-width="3"/>
    <path d="M18 128L118 100L338 98L520 142L536 156L452 180L118 188L44 170Z" fill="${HULL}"/>
    <path d="M18 150L536 156L452 180L118 188L44 170Z" fill="#4a5488"/>
    <path d="M118 100L338 98L372 106L140 112Z" fill="#fff"/>
    <path d="M232 104L268 103L236 186L200 187ZM282 103L304 102L272 185L250 186ZM318 101L330 101L298 184L286 184Z" fill="${stripe}"/>
    <path d="M400 120l34 8v18l-34 14-34-6v-22z" fill="#10121f"/>
    <path d="${NUMBERS[number]}" fill="none" stroke="#fff" stroke-width="7" stroke-linejoin="round"/>
    <path d="M372 164L500 168L524 196L396 190Z" fill="#ff7a1a"/>
    <path d="M372 164L500 168L504 173L377 170Z" fill="#ffc48a"/>
    <path d="M0 112L98 92L128 112L128 168L98 182L0 158Z" fill="${PLATING}"/>
    <path d="M0 112L98 92L106 98L8 118Z" fill="${PLATING_EDGE}"/>
    <path d="M44 104L58 101L58 172L44 168Z" fill="#ff7a1a"/>
    <path d="M0 112L12 110L12 160L0 158Z" fill="#ffe7c2"/>
  `;
}

/** Returns the side pod as a picture of its own, with room for trail, antennae and glow. */
export function podSide(pod: SidePod): Drawing {
  return drawing([-260, -72, 800, 320], podSidePiece(pod));
}

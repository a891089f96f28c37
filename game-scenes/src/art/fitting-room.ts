import { ACROSS, DOWN, linearGradient, radialGradient, SOFT_BLUR } from '../art-core/defs.js';
import { drawing, markup, type Drawing, type Piece } from '../art-core/drawing.js';

/** Edges of the walls and the floor around the view box, px: they fill whatever is left of the room. */
const FAR = 2000;

const WALL = /* @__PURE__ */ linearGradient(
  'room-wall',
  'gradientUnits="userSpaceOnUse" x1="0" y1="-34" x2="0" y2="866"',
  [
    [0, '#0e0d24'],
    [0.6, '#221a4e'],
    [1, '#120f2c'],
  ],
);
const RING_LIGHT = /* @__PURE__ */ radialGradient('room-ring', '', [
  [0.5, '#22d3ee', 0.05],
  [0.86, '#8ff0ff', 0.16],
  [1, '#8ff0ff', 0],
]);
const TUBE_LIGHT = /* @__PURE__ */ linearGradient('room-tube', ACROSS, [
  [0, '#ff4fd8', 0],
  [0.5, '#ff4fd8', 0.34],
  [1, '#ff4fd8', 0],
]);
const TUBE = /* @__PURE__ */ linearGradient('room-glass', DOWN, [
  [0, '#ffb8f2', 0],
  [0.3, '#ffb8f2'],
  [1, '#ffb8f2'],
]);
const FLOOR_LIGHT = /* @__PURE__ */ radialGradient('room-floor', '', [
  [0, '#8b5cf6', 0.5],
  [1, '#8b5cf6', 0],
]);

const seams = (): string =>
  Array.from({ length: 31 }, (_, place) => `M${-755 + place * 65} -${FAR}V530`).join('');

const tube = (x: number): Piece => markup`
  <rect x="${x - 45}" y="150" width="90" height="370" fill="${TUBE_LIGHT}"/>
  <rect x="${x - 2.5}" y="150" width="5" height="372" rx="2.5" fill="${TUBE}"/>`;

/**
 * Draws the fitting room: a ring of light between two tubes, and a turntable on whose middle, (220, 560), a
 * member's alien stands. Walls and floor go on far beyond the 440×520 px, for a picture that overflows its box; the
 * `'tall'` one has 440×900 px and fills its box.
 */
export function fittingRoom(height?: 'tall'): Drawing {
  return drawing(
    height ? [0, 0, 440, 900] : [0, 124, 440, 520],
    markup`
      <rect x="-${FAR}" y="-${FAR}" width="${2 * FAR}" height="${2 * FAR}" fill="${WALL}"/>
      <path d="${seams()}" stroke="#2d2560" stroke-width="2" opacity=".55"/>
      ${tube(55)}${tube(385)}
      <circle cx="220" cy="372" r="196" fill="${RING_LIGHT}"/>
      <circle cx="220" cy="372" r="164" fill="#0b0b1e" opacity=".55"/>
      <circle cx="220" cy="372" r="164" fill="none" stroke="#22d3ee" stroke-width="16" opacity=".25" filter="${SOFT_BLUR}"/>
      <circle cx="220" cy="372" r="164" fill="none" stroke="#c9faff" stroke-width="5"/>
      <path d="M-${FAR} 538H${FAR}V${FAR}H-${FAR}Z" fill="#0f0d26"/>
      <path d="M-${FAR} 538H${FAR}" stroke="#5a4fa0" stroke-width="2"/>
      <ellipse cx="220" cy="582" rx="206" ry="46" fill="${FLOOR_LIGHT}"/>
      <path d="M44 568a176 34 0 0 0 352 0v22a176 34 0 0 1-352 0z" fill="#20244a"/>
      <ellipse cx="220" cy="568" rx="176" ry="34" fill="#4a5488"/>
      <ellipse cx="220" cy="566" rx="168" ry="30" fill="#2b3060"/>
      <ellipse cx="220" cy="566" rx="150" ry="25" fill="none" stroke="#9dff3c" stroke-width="3" stroke-dasharray="26 14"/>
    `,
    height && 'xMidYMid slice',
  );
}

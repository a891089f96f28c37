import { ACROSS, DOWN, NEON_GLOW, linearGradient, radialGradient } from './defs.js';
import { drawing, markup, moved, type Drawing } from './drawing.js';

const WALL = /* @__PURE__ */ linearGradient('room-wall', DOWN, [
  [0, '#0e0d24'],
  [0.6, '#221a4e'],
  [1, '#120f2c'],
]);
const HALO = /* @__PURE__ */ radialGradient('room-halo', '', [
  [0.5, '#22d3ee', 0.05],
  [0.86, '#8ff0ff', 0.16],
  [1, '#8ff0ff', 0],
]);
const TUBE = /* @__PURE__ */ linearGradient('room-tube', ACROSS, [
  [0, '#ff4fd8', 0],
  [0.5, '#ff4fd8', 0.34],
  [1, '#ff4fd8', 0],
]);
const TUBE_CORE = /* @__PURE__ */ linearGradient('room-tube-core', DOWN, [
  [0, '#ffb8f2', 0],
  [0.3, '#ffb8f2', 0.8],
  [1, '#ffb8f2', 0.8],
]);
/** The wall's own colours, over the upper end of a tube. */
const TUBE_FADE = /* @__PURE__ */ linearGradient('room-tube-fade', DOWN, [
  [0, '#19153d'],
  [1, '#19153d', 0],
]);

/** Middle of the ring light and upper side of the turntable, px. */
const RING_Y = 372;
const FLOOR_Y = 568;

const SEAMS = Array.from({ length: 9 }, (_, index) => `M${65 * index - 40} -200V550`).join('');

const TUBE_LIGHT = markup`
  <path d="M0 150h90v380H0Z" fill="${TUBE}"/>
  <path d="M43 150h5v370h-5Z" fill="${TUBE_CORE}"/>
  <path d="M0 149h90v140H0Z" fill="${TUBE_FADE}"/>
`;

/**
 * Draws the room in which a member's alien stands: 440×900 px, a ring light, two tubes and a turntable whose top has
 * its middle at (220, 568). Wall and floor go on outside of the view box.
 */
export function fittingRoom(): Drawing {
  return drawing(
    [0, 0, 440, 900],
    markup`
      <path d="M-300 -400H740V1300H-300Z" fill="${WALL}"/>
      <path d="${SEAMS}" stroke="#2d2560" stroke-width="2" opacity=".55"/>
      ${moved('translate(10 0)', TUBE_LIGHT)}
      ${moved('translate(340 0)', TUBE_LIGHT)}
      <circle cx="220" cy="${RING_Y}" r="196" fill="${HALO}"/>
      <circle cx="220" cy="${RING_Y}" r="164" fill="#0b0b1e" opacity=".55"/>
      <circle cx="220" cy="${RING_Y}" r="164" fill="none" stroke="#22d3ee" stroke-width="10" opacity=".25" filter="${NEON_GLOW}"/>
      <circle cx="220" cy="${RING_Y}" r="164" fill="none" stroke="#c9faff" stroke-width="5"/>
      <path d="M-300 538H740V1300H-300Z" fill="#0f0d26"/>
      <path d="M-300 538H740" stroke="#5a4fa0" stroke-width="2"/>
      <path d="M44 ${FLOOR_Y}a176 34 0 0 0 352 0v22a176 34 0 0 1-352 0z" fill="#20244a"/>
      <ellipse cx="220" cy="${FLOOR_Y}" rx="176" ry="34" fill="#4a5488"/>
      <ellipse cx="220" cy="${FLOOR_Y - 2}" rx="168" ry="30" fill="#2b3060"/>
      <ellipse cx="220" cy="${FLOOR_Y - 2}" rx="150" ry="25" fill="none" stroke="#9dff3c" stroke-width="3" stroke-dasharray="26 14"/>
    `,
    'xMidYMid slice',
  );
}

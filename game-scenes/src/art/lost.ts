import { jetpack } from '../art-core/alien-accessories.js';
import { body, scarf } from '../art-core/alien-body.js';
import { surprisedFace } from '../art-core/alien-faces.js';
import { spaceHelmet } from '../art-core/alien-hats.js';
import { head, skinPaint } from '../art-core/alien-head.js';
import { DOWN, linearGradient, radialGradient } from '../art-core/defs.js';
import { drawing, markup, moved, type Drawing, type Piece } from '../art-core/drawing.js';
import { planet } from '../art-core/planets.js';
import { stars } from '../art-core/stars.js';

const DIGIT = /* @__PURE__ */ linearGradient('digit', DOWN, [
  [0, '#3d4470'],
  [1, '#171a2f'],
]);

/** A black italic 4 on the base line y 0, as outlines to be independent of fonts. Its middle is at x 142. */
const FOUR =
  'M164 -297L104 -130Q102 -126 105 -123Q107 -120 111 -120H157V-193L172 -238H242V-120H276V-69L242 -60V0H157V-60H38Q26 -60 17 -66Q9 -73 5 -83Q2 -93 7 -105L78 -297Z';

const four = (x: number): Piece =>
  moved(`translate(${x} 356) skewX(-8) translate(-142 0)`, markup`<path d="${FOUR}"/>`);

const map = (): Piece =>
  markup`
    <g transform="translate(120 240) rotate(4) scale(.78)">
      <path d="M-72-34L-24-26L24-38L72-28V26L24 16L-24 28L-72 18Z" fill="#f3ecd6"/>
      <path d="M-24-26L24-38V16L-24 28Z" fill="#dccfa8"/>
      <g fill="none" stroke="#c2522a">
        <path d="M-58-16C-36 0-30-20-8-4S30 14 50-6" stroke-width="4" stroke-dasharray="7 6"/>
        <path d="M46-16l12 14M58-16l-12 14" stroke-width="5" stroke-linecap="round"/>
      </g>
    </g>
  `;

/** Draws the mascot adrift: jetpack out, glass helmet on, both hands at the map. */
const drifter = (): Piece => {
  const hands = markup`
    <g fill="${skinPaint('green')}">
      <circle cx="62" cy="240" r="13.5"/>
      <circle cx="178" cy="240" r="13.5"/>
    </g>
  `;
  return markup`
    ${jetpack(undefined, false)}
    ${body('green', 'hold')}
    ${scarf()}
    ${head('green', surprisedFace)}
    ${spaceHelmet()}
    ${map()}
    ${hands}
  `;
};

/** Draws 4, a planet for the 0, 4, and the mascot lost among them: 1084×400 px. */
export function lost(): Drawing {
  return drawing(
    [-64, 0, 1084, 400],
    markup`
      <g fill="${DIGIT}" stroke="#6a74ad" stroke-width="2" stroke-linejoin="round">
        ${four(156)}
        ${four(806)}
      </g>
      ${planet({ x: 474, y: 204, radius: 150, tone: 'violet', rim: '#ffb38a', tilt: -20, ring: true })}
      <path d="M-60 372C60 300 150 420 262 356S420 330 500 318S660 300 668 238S640 190 614 206" fill="none" stroke="#22d3ee" stroke-width="4" stroke-dasharray="3 14" stroke-linecap="round"/>
      <g transform="translate(486 6) scale(.7) rotate(16 120 150)"><g class="bob">${drifter()}</g></g>
      <g fill="#c9d2f5" opacity=".7">
        <circle cx="548" cy="214" r="6"/>
        <circle cx="536" cy="232" r="4"/>
        <circle cx="528" cy="246" r="2.5"/>
      </g>
    `,
  );
}

const nebula = (name: string, color: string): Piece =>
  radialGradient(name, '', [
    [0, color, 0.7],
    [1, color, 0],
  ]);

/** Draws the deep sky behind it: 1440×900 px, cropped around the middle; no stars behind the text. */
export function lostSky(): Drawing {
  return drawing(
    [0, 0, 1440, 900],
    markup`
      <path d="M0 0H1440V900H0Z" fill="#080914"/>
      <ellipse cx="980" cy="300" rx="820" ry="420" fill="${nebula('nebula-violet', '#33267a')}"/>
      <ellipse cx="240" cy="760" rx="720" ry="360" fill="${nebula('nebula-teal', '#0f4152')}"/>
      ${stars({ width: 1440, height: 900, count: 330, seed: 23, clearing: [430, 420, 1010, 870] })}
      ${planet({ x: 1330, y: 720, radius: 60, tone: 'ion', rim: '#b8f6ff' })}
      ${planet({ x: 120, y: 250, radius: 26, tone: 'ember', rim: '#ffd9b0' })}
    `,
    'xMidYMid slice',
  );
}

import type { FieldShape } from '../../../art-core/field-shape.js';
import { ACROSS, DOWN, linearGradient, radialGradient, type GradientStop } from '../../../art-core/defs.js';
import {
  drawing,
  markup,
  moved,
  round,
  type Drawing,
  type Piece,
  type ViewBox,
} from '../../../art-core/drawing.js';
import { seededRandom } from '../../../art-core/random.js';
import { CRYSTAL_COLORS, crystalPiece } from './crystal.js';

const SOIL = '#081a28';
const LIGHT = /* @__PURE__ */ radialGradient('soil', 'cy=".46" r=".5"', [
  [0, '#2a6c86'],
  [0.42, '#174760'],
  [1, SOIL],
]);

/** A crater's inside and its edge, lit from above. */
const BOWL = /* @__PURE__ */ linearGradient('crater-bowl', DOWN, [
  [0, '#051019'],
  [0.45, '#0a2535'],
  [1, '#1d5a73'],
]);
const LIP = /* @__PURE__ */ linearGradient('crater-lip', DOWN, [
  [0, '#04121c'],
  [0.55, '#1d5a73'],
  [1, '#7fd3ea'],
]);

/** Reach of the dark along the visible edges, px. */
const SHADE_REACH = 110;
const shadeStops = [
  [0, '#050b14', 0.6],
  [0.3, '#050b14', 0.28],
  [0.62, '#050b14', 0.08],
  [1, '#050b14', 0],
] as const satisfies readonly GradientStop[];
const FROM_LEFT = /* @__PURE__ */ linearGradient('shade-left', ACROSS, shadeStops);
const FROM_TOP = /* @__PURE__ */ linearGradient('shade-top', DOWN, shadeStops);

type Spot = readonly [x: number, y: number, size: number];
type Drift = readonly [x: number, y: number, halfWidth: number, halfHeight: number];

/** Positions on a field, px; some lie outside it, for stages of another shape. */
interface Ground {
  readonly size: readonly [width: number, height: number];
  /** Half width and height of the light. */
  readonly light: readonly [number, number];
  readonly drifts: readonly Drift[];
  readonly craters: readonly Spot[];
  readonly crystals: readonly Spot[];
}

const GROUNDS: Readonly<Record<FieldShape, Ground>> = {
  wide: {
    size: [960, 540],
    light: [1160, 760],
    drifts: [
      [170, 90, 230, 90],
      [780, 70, 240, 80],
      [120, 330, 190, 110],
      [850, 330, 190, 120],
      [330, 490, 260, 70],
      [720, 500, 260, 70],
    ],
    craters: [
      [120, 400, 52],
      [850, 150, 58],
      [250, 66, 34],
      [700, 480, 44],
      [420, 486, 24],
      [900, 420, 30],
      [40, 120, 30],
      [-130, 250, 46],
      [1100, 300, 52],
      [-60, 500, 26],
      [1050, 60, 30],
    ],
    crystals: [
      [60, 250, 1],
      [922, 356, 1.1],
      [560, 60, 0.7],
      [300, 505, 0.8],
      [-90, 90, 0.9],
      [1070, 480, 1],
    ],
  },
  tall: {
    size: [540, 960],
    light: [820, 1080],
    drifts: [
      [120, 110, 210, 90],
      [430, 230, 190, 80],
      [90, 560, 190, 110],
      [450, 690, 200, 110],
      [230, 900, 260, 90],
    ],
    craters: [
      [80, 190, 44],
      [470, 330, 36],
      [60, 640, 52],
      [486, 760, 60],
      [250, 880, 34],
      [330, 90, 30],
      [120, -90, 40],
      [430, 1060, 46],
      [80, 1130, 30],
    ],
    crystals: [
      [500, 130, 0.9],
      [36, 470, 0.8],
      [500, 560, 0.7],
      [420, -70, 0.9],
      [90, 1040, 1],
    ],
  },
};

const drift = ([x, y, a, b]: Drift, index: number): Piece => {
  const isBright = index % 2 === 1;
  const at = (dx: number, dy: number): string => `${round(x + a * dx)} ${round(y + b * dy)}`;
  const path = `M${at(-1, 0)}C${at(-0.8, -1)} ${at(-0.1, -0.8)} ${at(0.2, -0.95)}S${at(1, -0.4)} ${at(0.95, 0.1)}S${at(0.3, 0.6)} ${at(0, 0.5)}S${at(-0.95, 0.7)} ${at(-1, 0)}Z`;
  return markup`<path d="${path}" fill="${isBright ? '#3b93b0' : '#04202f'}" opacity="${isBright ? 0.1 : 0.22}"/>`;
};

/** Draws a crater; its rim is a circle, like the area in which no tower stands. */
const crater = ([x, y, r]: Spot): Piece => {
  const [wide, flat] = [round(r * 0.84), round(r * 0.74)];
  return markup`
    <circle cx="${x}" cy="${y}" r="${r}" fill="#3b93b0" fill-opacity=".22" stroke="#4f9fba" stroke-width="2" stroke-opacity=".45"/>
    <ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${flat}" fill="${BOWL}" stroke="${LIP}" stroke-width="3"/>
  `;
};

const crystal = ([x, y, size]: Spot, index: number): Piece =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    crystalPiece(CRYSTAL_COLORS[index % 2 === 0 ? 'violet' : 'ice']),
  );

/** Draws pebbles, evenly dense in the whole visible part. */
const pebbles = ([left, top, width, height]: ViewBox): Piece[] => {
  const draw = seededRandom(91);
  const count = Math.min(Math.round((width * height) / 3400), 420);
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [round(draw(left, left + width)), round(draw(top, top + height))];
    const [rx, ry] = [round(draw(1.5, 5)), round(draw(0.8, 2))];
    return markup`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${index % 3 === 0 ? '#061824' : '#2b6a83'}" opacity="${round(draw(0.25, 0.8))}"/>`;
  });
};

/** Draws darkness along all four edges. */
const shade = ([left, top, width, height]: ViewBox): Piece => {
  const [right, bottom] = [left + width, top + height];
  const beside = markup`<path d="M0 0H${SHADE_REACH}V${height}H0Z" fill="${FROM_LEFT}"/>`;
  const above = markup`<path d="M0 0H${width}V${SHADE_REACH}H0Z" fill="${FROM_TOP}"/>`;
  return markup`
    ${moved(`translate(${round(left)} ${round(top)})`, markup`${beside}${above}`)}
    ${moved(`translate(${round(right)} ${round(top)}) scale(-1 1)`, beside)}
    ${moved(`translate(${round(left)} ${round(bottom)}) scale(1 -1)`, above)}
  `;
};

/**
 * Draws the teal moon on which the stronghold stands, in the coordinates of its field (`wide` 960×540 px,
 * `tall` 540×960 px), whose middle is the base. `box` is the visible part of that plane, by default the field
 * itself. `craters` replaces those of the drawing, and its crystals: those of a round slow the swarm.
 */
export function strongholdGround(shape: FieldShape, box?: ViewBox, craters?: readonly Spot[]): Drawing {
  const { size, light, drifts, ...own } = GROUNDS[shape];
  const [x, y] = [size[0] / 2, size[1] / 2];
  const view = box ?? [0, 0, size[0], size[1]];
  return drawing(
    view,
    markup`
      <path d="M${view[0]} ${view[1]}h${view[2]}v${view[3]}h${-view[2]}Z" fill="${SOIL}"/>
      <ellipse cx="${x}" cy="${y}" rx="${light[0]}" ry="${light[1]}" fill="${LIGHT}"/>
      ${drifts.map(drift)}
      <g fill="none" stroke="#4fd6ee" stroke-opacity=".13">
        <ellipse cx="${x}" cy="${y + 14}" rx="190" ry="112" stroke-width="3"/>
        <ellipse cx="${x}" cy="${y + 14}" rx="320" ry="196" stroke-width="2" stroke-dasharray="4 14"/>
      </g>
      ${pebbles(view)}
      ${(craters ?? own.craters).map(crater)}
      ${craters === undefined ? own.crystals.map(crystal) : []}
      ${shade(view)}
    `,
    'none',
  );
}

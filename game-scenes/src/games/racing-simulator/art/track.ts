import { SKINS, type AlienColor } from '../../../art-core/alien-catalogue.js';
import { skinPaint } from '../../../art-core/alien-head.js';
import { ACROSS, DOWN, GLOW, WIDE_BLUR, linearGradient } from '../../../art-core/defs.js';
import {
  NOTHING,
  drawing,
  markup,
  moved,
  round,
  type Drawing,
  type Piece,
} from '../../../art-core/drawing.js';
import { planet } from '../../../art-core/planets.js';
import { stars } from '../../../art-core/stars.js';

type Point = readonly [x: number, y: number];
/** Two control points and the end of a cubic curve. */
type Curve = readonly [Point, Point, Point];

/** View box of the picture, px. */
export const TRACK_VIEW = [36, 6, 838, 408] as const;

/** Start of the road's middle line, which follows the curves and returns straight past the finish line. */
const START: Point = [150, 372];
const CURVES: readonly Curve[] = [
  [
    [70, 372],
    [58, 282],
    [96, 226],
  ],
  [
    [134, 170],
    [214, 216],
    [262, 158],
  ],
  [
    [306, 104],
    [292, 56],
    [380, 48],
  ],
  [
    [476, 40],
    [486, 118],
    [560, 124],
  ],
  [
    [640, 130],
    [690, 70],
    [762, 104],
  ],
  [
    [850, 146],
    [838, 268],
    [776, 306],
  ],
  [
    [720, 340],
    [664, 288],
    [606, 312],
  ],
  [
    [548, 336],
    [560, 374],
    [480, 374],
  ],
];
const FINISH_X = 312;
const STEPS_PER_CURVE = 40;

/** Offsets from the middle of the road, px, so that pods at equal progress do not overlap. */
const LANES = [5, -15, 15, -5] as const;
/** Distance between the grid's rows as a share of a lap; it closes over the first GRID_PERCENT percent. */
const GRID_ROW = 0.024;
const GRID_PERCENT = 3;
const LAPS = 3;

/** A racer of the simulator. */
export interface SimulatorRacer {
  readonly name: string;
  readonly color: AlienColor;
  readonly stripe: string;
}

export const SIMULATOR_RACERS = [
  { name: 'You', color: 'green', stripe: '#9dff3c' },
  { name: 'Doc Tachyon', color: 'yellow', stripe: '#ffd75e' },
  { name: 'Nova Quill', color: 'pink', stripe: '#ff4fd8' },
  { name: 'Ms Halley', color: 'blue', stripe: '#22d3ee' },
] as const satisfies readonly SimulatorRacer[];

/** Position of a pod, px in the window of the track, and its direction, degrees clockwise from the right. */
export interface TrackPlace {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

interface RoadPoint {
  readonly point: Point;
  /** Length of the road up to here, px. */
  readonly along: number;
}

const onCurve = ([x0, y0]: Point, [[x1, y1], [x2, y2], [x3, y3]]: Curve, part: number): Point => {
  const rest = 1 - part;
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
  return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
};

function roadPoints(): RoadPoint[] {
  const points: Point[] = [START];
  let from = START;
  for (const curve of CURVES) {
    for (let step = 1; step <= STEPS_PER_CURVE; step++)
      points.push(onCurve(from, curve, step / STEPS_PER_CURVE));
    from = curve[2];
  }
  points.push(START);
  let along = 0;
  return points.map((point, index) => {
    const [x, y] = points[index - 1] ?? point;
    along += Math.hypot(point[0] - x, point[1] - y);
    return { point, along };
  });
}

const ROAD = /* @__PURE__ */ roadPoints();
const ROAD_LENGTH = /* @__PURE__ */ (() => ROAD.at(-1)?.along ?? 0)();
/** Position of the finish line, on the straight that closes the road. */
const FINISH_ALONG = ROAD_LENGTH - (FINISH_X - START[0]);

/** Returns the position of a racer, 0 to 3, after `percent` of the three laps. */
export function trackPlace(percent: number, racer: number): TrackPlace {
  const row = racer * GRID_ROW * Math.max(0, 1 - percent / GRID_PERCENT);
  const along = FINISH_ALONG + ((percent * LAPS) / 100 - row) * ROAD_LENGTH;
  const wrapped = along - Math.floor(along / ROAD_LENGTH) * ROAD_LENGTH;
  const next = Math.max(
    1,
    ROAD.findIndex((end) => end.along >= wrapped),
  );
  const [from, to] = [ROAD[next - 1], ROAD[next]];
  if (!from || !to) return { x: START[0], y: START[1], angle: 180 };
  const part = (wrapped - from.along) / (to.along - from.along || 1);
  const [dx, dy] = [to.point[0] - from.point[0], to.point[1] - from.point[1]];
  const length = Math.hypot(dx, dy) || 1;
  const lane = LANES[racer] ?? 0;
  return {
    x: round(from.point[0] + dx * part - (dy / length) * lane),
    y: round(from.point[1] + dy * part + (dx / length) * lane),
    angle: round((Math.atan2(dy, dx) * 180) / Math.PI),
  };
}

/* --- the picture --- */

const ROAD_PATH = /* @__PURE__ */ (() =>
  `M${START.join(' ')}${CURVES.map((curve) => `C${curve.join(' ')}`).join('')}Z`)();

const roadLine = (color: string, width: number, more = ''): Piece =>
  markup`<path d="${ROAD_PATH}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;

const finishLine = (): Piece => markup`
  <g transform="translate(300 349)">
    <path d="M0 0h24v50h-24z" fill="#fff"/>
    <path d="M8 0h8v10h-8zM0 10h8v10h-8zM16 10h8v10h-8zM8 20h8v10h-8zM0 30h8v10h-8zM16 30h8v10h-8zM8 40h8v10h-8z" fill="#10121f"/>
  </g>
`;

const roadside = (): Piece => markup`
  <path d="M0-10L-12 0L0 10H-8L-20 0L-8-10ZM-18-10L-30 0L-18 10H-26L-38 0L-26-10Z" fill="#9dff3c" filter="${GLOW}" transform="translate(690 306) rotate(8)"/>
  <g transform="rotate(6 186 200)">
    <ellipse cx="186" cy="200" rx="17" ry="8" fill="#8b5cf6"/>
    <ellipse cx="182" cy="197" rx="8" ry="3" fill="#e4d8ff"/>
  </g>
`;

/** Draws the track of the simulator from above: night, a ringed planet, the road with its finish line. */
export function simulatorTrack(): Drawing {
  return drawing(
    TRACK_VIEW,
    markup`
      <path d="M-300-300H1200V800H-300Z" fill="#0e1026"/>
      ${moved('translate(-60 -60)', stars({ width: 1020, height: 540, count: 90, seed: 28 }))}
      <ellipse cx="470" cy="230" rx="420" ry="200" fill="#1d1846" opacity=".55" filter="${WIDE_BLUR}"/>
      ${planet({ x: 428, y: 250, radius: 54, tone: 'ember', rim: '#ffd9b0', tilt: -16, ring: true })}
      ${roadLine('#05060d', 66, 'transform="translate(0 9)" opacity=".6"')}
      ${roadLine('#ff7a1a', 62, 'opacity=".9"')}
      ${roadLine('#f4f6ff', 62, 'stroke-dasharray="16 16"')}
      ${roadLine('#1b1c3d', 50)}
      ${roadLine('#262850', 46)}
      ${roadLine('#8b94cc', 2.5, 'stroke-opacity=".5" stroke-dasharray="14 18"')}
      ${finishLine()}
      ${roadside()}
    `,
  );
}

const TRAIL = /* @__PURE__ */ linearGradient('trail', ACROSS, [
  [0, '#ff7a1a', 0],
  [0.7, '#ff7a1a', 0.55],
  [1, '#ffd9a0'],
]);
const HULL = /* @__PURE__ */ linearGradient('hull', DOWN, [
  [0, '#f4f6ff'],
  [1, '#a9b2d8'],
]);

/** Draws a pod from above around (0, 0), flying right; the member's pod has a ring around it. */
export function simulatorPod({ stripe }: SimulatorRacer, isOwn: boolean): Piece {
  const ring = markup`
    <circle r="34" fill="#9dff3c" opacity=".16"/>
    <circle r="34" fill="none" stroke="#9dff3c" stroke-width="2.5" stroke-dasharray="9 6"/>
  `;
  return markup`
    ${isOwn ? ring : NOTHING}
    <path class="pod-trail" d="M-66-5L-22-7V7L-66 5Z" fill="${TRAIL}"/>
    <path d="M-24-17L-6-20L-2-9L-24-7ZM-24 17L-6 20L-2 9L-24 7Z" fill="#5a649c"/>
    <path d="M-26-15h6v7h-6zM-26 8h6v7h-6z" fill="#ff9a3f"/>
    <path d="M-20-9L10-10L30-3V3L10 10L-20 9Z" fill="${HULL}"/>
    <path d="M8-17L20-15L17-7L6-8ZM8 17L20 15L17 7L6 8Z" fill="${stripe}"/>
    <path d="M-18-2.5H28V2.5H-18Z" fill="${stripe}"/>
  `;
}

/** Draws the head of a pod's driver around (0, 0), upright however the pod is turned. */
export function simulatorDriver({ color }: SimulatorRacer): Piece {
  const { base } = SKINS[color];
  return markup`
    <path d="M-4-10L-8-18M4-10L10-15" stroke="${base}" stroke-width="3" stroke-linecap="round"/>
    <g fill="${base}"><circle cx="-8" cy="-19" r="3.2"/><circle cx="11" cy="-15" r="3.2"/></g>
    <circle r="12" fill="${skinPaint(color)}"/>
    <g fill="#fff"><ellipse cx="-4.5" cy="1" rx="3.8" ry="4.6"/><ellipse cx="4.5" cy="1" rx="3.8" ry="4.6"/></g>
    <g fill="#0a0c22"><circle cx="-4" cy="2" r="2.2"/><circle cx="5" cy="2" r="2.2"/></g>
  `;
}

import { ACROSS, definition, linearGradient, radialGradient, type GradientStop } from './defs.js';
import { NOTHING, markup, moved, type Piece } from './drawing.js';

export type PlanetTone = 'violet' | 'ember' | 'ion';

export interface Planet {
  /** Centre and radius, px. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly tone: PlanetTone;
  /** Colour of the thin lit rim at the top left. */
  readonly rim: string;
  /** Tilt of its bands and ring in degrees; small moons have neither. */
  readonly tilt?: number;
  readonly ring?: boolean;
}

/** Radius of all planets before scaling, so that they share one clip path. */
const UNIT = 100;
const MIN_RIM_PX = 3;

const TONES: Readonly<Record<PlanetTone, readonly GradientStop[]>> = {
  violet: [
    [0, '#7a5fd0'],
    [0.3, '#3d2f86'],
    [0.62, '#171539'],
    [1, '#090a18'],
  ],
  ember: [
    [0, '#ffb27a'],
    [0.35, '#c2522a'],
    [0.7, '#4d1f24'],
    [1, '#140c16'],
  ],
  ion: [
    [0, '#8be9f7'],
    [0.35, '#1f7f9c'],
    [0.7, '#103349'],
    [1, '#090d18'],
  ],
};
const NIGHT_SIDE = /* @__PURE__ */ radialGradient('night', 'cx=".28" cy=".24" r=".86"', [
  [0.35, '#07080f', 0],
  [0.72, '#07080f', 0.62],
  [1, '#07080f', 0.94],
]);
const RING = /* @__PURE__ */ linearGradient('ring', ACROSS, [
  [0, '#f3d9ff'],
  [0.5, '#8f7bd6'],
  [1, '#2b2556'],
]);
const DISC_CLIP = /* @__PURE__ */ definition('disc', 'clipPath', `<circle r="${UNIT}"/>`);

const rimPaint = (color: string): Piece =>
  linearGradient(`rim-${color.slice(1)}`, 'x2=".55" y2=".62"', [
    [0.1, color],
    [0.75, color, 0],
  ]);

/** Middle, half height (both in hundredths of the radius) and opacity of each cloud band. */
const BANDS = [
  [-55, 10, 0.1],
  [-28, 20, 0.07],
  [8, 8, 0.12],
  [30, 24, 0.08],
  [66, 10, 0.1],
] as const;

const clouds = (tilt: number): Piece => {
  const bands = BANDS.map(
    ([y, halfHeight, opacity]) =>
      markup`<ellipse cy="${y}" rx="105" ry="${halfHeight}" opacity="${opacity}"/>`,
  );
  return markup`
    <g fill="#fff" transform="rotate(${tilt})">
      ${bands}
      <ellipse cx="-13" cy="25" rx="20" ry="8" opacity=".16"/>
    </g>
  `;
};

/** Radius, line width (hundredths of the planet's radius) and opacity of each line of the ring. */
const RING_LINES = [
  [150, 3, 0.9],
  [162, 7.5, 0.5],
  [180, 2, 0.75],
  [188, 4.5, 0.28],
] as const;

const ringHalf = (tilt: number, half: 'front' | 'back'): Piece => {
  const [sweep, dim] = half === 'front' ? [0, 1] : [1, 0.45];
  const lines = RING_LINES.map(
    ([radius, width, opacity]) =>
      markup`<path d="M${-radius} 0A${radius} ${radius * 0.22} 0 0 ${sweep} ${radius} 0" stroke-width="${width}" opacity="${opacity * dim}"/>`,
  );
  return markup`<g fill="none" stroke="${RING}" transform="rotate(${tilt})">${lines}</g>`;
};

/** Draws the lit ground of a planet. */
export function planetPaint(tone: PlanetTone): Piece {
  return radialGradient(`planet-${tone}`, 'cx=".23" cy=".2" r="1"', TONES[tone]);
}

/** Draws a planet, lit from the top left, with its night side at the lower right; bands only with a tilt. */
export function planet({ x, y, radius, tone, rim, tilt, ring = false }: Planet): Piece {
  const rimWidth = Math.max((MIN_RIM_PX / radius) * UNIT, 3.5);
  const ringed = ring && tilt !== undefined;
  return moved(
    `translate(${x} ${y}) scale(${radius / UNIT})`,
    markup`
      ${ringed ? ringHalf(tilt, 'back') : NOTHING}
      <circle r="${UNIT}" fill="${planetPaint(tone)}"/>
      <g clip-path="${DISC_CLIP}">
        ${tilt === undefined ? NOTHING : clouds(tilt)}
        <circle r="${UNIT}" fill="${NIGHT_SIDE}"/>
        <circle r="99" fill="none" stroke="${rimPaint(rim)}" stroke-width="${rimWidth}"/>
      </g>
      ${ringed ? ringHalf(tilt, 'front') : NOTHING}
    `,
  );
}

import type { AlienLook } from '../../../art-core/alien-look.js';
import { alien } from '../../../art-core/alien.js';
import { GLOW, WIDE_BLUR, linearGradient } from '../../../art-core/defs.js';
import { NOTHING, markup, moved, round, type Drawing, type Piece } from '../../../art-core/drawing.js';
import { fallingHead, sights, type FallingHead } from './falling-head.js';
import {
  PLACE_SIZES,
  placeDrawing,
  placePaint,
  veil,
  type PlaceOptions,
  type PlaceShape,
} from '../../../art-core/place.js';
import { planet } from '../../../art-core/planets.js';
import { ridge } from '../../../art-core/ridges.js';
import { stars } from '../../../art-core/stars.js';

export interface ClickerPlaceOptions extends PlaceOptions {
  /** False leaves the sky without falling heads. */
  readonly isLive?: boolean;
  readonly hasPlanets?: boolean;
  /** Middle of the landing pad, px from the left. */
  readonly padX?: number;
}

const SKY = /* @__PURE__ */ placePaint('clicker-sky', [
  [0, '#050914'],
  [0.45, '#081a2b'],
  [0.8, '#0f3f45'],
  [1, '#2a6a4c'],
]);
const GROUND = /* @__PURE__ */ placePaint('clicker-ground', [
  [0, '#14313a'],
  [0.5, '#0b1a26'],
  [1, '#070d17'],
]);
const BEAM = /* @__PURE__ */ linearGradient('place-beam', 'y1="1" x2="0"', [
  [0, '#d6ffb0', 0.36],
  [1, '#d6ffb0', 0],
]);

/** Horizon, and centre and radius of the pad, px. */
const LAYOUT = {
  wide: { horizon: 630, padX: 862, padY: 752, padRadius: 330 },
  tall: { horizon: 312, padX: 195, padY: 352, padRadius: 168 },
} as const;

/** Foot, turn in degrees and half width of each search light. */
const BEAMS = {
  wide: [
    [600, 16, 120],
    [1120, -14, 140],
    [1290, -30, 110],
    [180, 24, 110],
  ],
  tall: [
    [60, 14, 60],
    [330, -18, 70],
  ],
} as const;

const HEADS: Readonly<Record<PlaceShape, readonly FallingHead[]>> = {
  wide: [
    ['pink', 'surprised', 664, 176, 88, -8],
    ['yellow', 'smile', 800, 322, 66, 6],
    ['white', 'alien', 872, 108, 58, -6],
    ['blue', 'cool', 1206, 138, 94, 8],
    ['orange', 'surprised', 1262, 418, 108, -6],
    ['pink', 'cool', 1096, 520, 62, 6],
    ['green', 'angry', 612, 420, 60, -8],
    ['yellow', 'angry', 1310, 262, 50, 8],
  ],
  tall: [
    ['pink', 'surprised', 56, 232, 46, -8],
    ['yellow', 'smile', 110, 96, 38, 6],
    ['blue', 'cool', 346, 236, 42, 8],
    ['white', 'alien', 160, 172, 28, -6],
    ['orange', 'surprised', 356, 92, 34, -6],
  ],
};

/** The head in the sights. */
const TARGETS: Readonly<Record<PlaceShape, readonly [target: FallingHead, sightsRadius: number]>> = {
  wide: [['green', 'surprised', 1024, 268, 150, 4], 104],
  tall: [['green', 'surprised', 266, 150, 78, 4], 56],
};

const controlTower = (x: number, y: number, scale: number): Piece => markup`
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-11 0L-7-112H7L11 0Z" fill="#0b2027"/>
    <path d="M-36-152L-27-112H27L36-152Z" fill="#10303a"/>
    <path d="M-33-146H33L28-124H-28Z" fill="#ffd9a0" opacity=".85"/>
    <path d="M-20-146V-124M0-146V-124M20-146V-124" stroke="#0b2027" stroke-width="3"/>
    <path d="M-40-158H40L34-150H-34Z" fill="#1a4752"/>
    <path d="M0-158V-196" stroke="#1a4752" stroke-width="3"/>
    <circle cy="-198" r="4.5" fill="#ff4d6d"/>
    <circle cy="-198" r="14" fill="#ff4d6d" opacity=".25"/>
  </g>
`;

const hangar = (x: number, y: number, scale: number, light = '#9dff3c'): Piece => markup`
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M0 0V-34Q70-78 140-34V0Z" fill="#0b2027"/>
    <path d="M0-34Q70-78 140-34" fill="none" stroke="#2f8f6a" stroke-width="2" opacity=".7"/>
    <path d="M40 0V-24Q70-40 100-24V0Z" fill="${light}" opacity=".28"/>
    <path d="M66 0V-34h8V0Z" fill="#0b2027"/>
    <path d="M12-22h14v6H12zM114-22h14v6h-14z" fill="#ffd9a0" opacity=".6"/>
  </g>
`;

function sky(shape: PlaceShape, hasPlanets: boolean): Piece {
  const { width } = PLACE_SIZES[shape];
  const { horizon } = LAYOUT[shape];
  const isTall = shape === 'tall';
  const world = isTall ? { x: 48, y: 128, radius: 34, tilt: -18 } : { x: 470, y: 150, radius: 62, tilt: -16 };
  const beams = BEAMS[shape].map(
    ([x, turn, half]) =>
      markup`<path d="M-5 0L${-half} ${-horizon - 200}H${half}L5 0Z" transform="translate(${x} ${horizon}) rotate(${turn})" fill="${BEAM}" opacity=".55"/>`,
  );
  return markup`
    <path d="M0 0H${width}V${horizon + 4}H0Z" fill="${SKY}"/>
    ${stars({ width, height: horizon - 60, count: isTall ? 90 : 190, seed: 71 })}
    ${hasPlanets ? planet({ ...world, tone: 'ion', rim: '#b8f6ff' }) : NOTHING}
    ${beams}
    ${ridge({
      width,
      base: horizon + 2,
      amplitude: isTall ? 46 : 90,
      wavelength: isTall ? 70 : 130,
      fill: '#0c2a30',
      seed: 33,
      edge: '#5fd6a0',
    })}
  `;
}

const buildings = (shape: PlaceShape): Piece => {
  const y = LAYOUT[shape].horizon + 2;
  if (shape === 'tall') return markup`${hangar(14, y, 0.6)}${controlTower(346, y, 0.56)}`;
  return markup`${hangar(560, y, 0.9)}${hangar(1010, y, 1.1, '#22d3ee')}${controlTower(1236, y, 1.1)}${hangar(250, y, 0.8)}`;
};

/** Draws two rows of lamps that run from the lower edge to the horizon. */
function apronLamps(shape: PlaceShape, middle: number): Piece {
  const { height } = PLACE_SIZES[shape];
  const { horizon } = LAYOUT[shape];
  const spread = shape === 'tall' ? 330 : 1000;
  const lamps: Piece[] = [];
  for (let index = 0; index < 11; index++) {
    const nearness = 1 / (1 + index * 0.55);
    const y = round(horizon + (height - horizon + 60) * nearness);
    if (y >= height + 20) continue;
    for (const side of [-1, 1]) {
      const x = round(middle + side * spread * nearness);
      lamps.push(markup`
        <ellipse cx="${x}" cy="${y}" rx="${round(9 * nearness + 1)}" ry="${round(4 * nearness + 0.6)}" fill="${index % 2 ? '#ff9d57' : '#ffd9a0'}"/>
        <ellipse cx="${x}" cy="${y}" rx="${round(26 * nearness + 2)}" ry="${round(10 * nearness + 1)}" fill="#ff7a1a" opacity=".22"/>
      `);
    }
  }
  return markup`${lamps}`;
}

function pad(shape: PlaceShape, x: number): Piece {
  const { padY: y, padRadius: radius } = LAYOUT[shape];
  const isTall = shape === 'tall';
  const flat = radius * 0.235;
  const ring = (share: number): string =>
    `cx="${x}" cy="${y}" rx="${round(radius * share)}" ry="${round(flat * share)}"`;
  return markup`
    <ellipse ${ring(1.27)} fill="#9dff3c" opacity=".08" filter="${WIDE_BLUR}"/>
    <ellipse cx="${x}" cy="${y + (isTall ? 8 : 14)}" rx="${radius}" ry="${flat}" fill="#050b12"/>
    <ellipse ${ring(1)} fill="#16323c"/>
    <ellipse ${ring(1)} fill="none" stroke="#9dff3c" stroke-width="${isTall ? 2.5 : 4}" stroke-dasharray="${isTall ? '20 10' : '36 18'}" filter="${GLOW}"/>
    <ellipse ${ring(0.72)} fill="none" stroke="#dfffe0" stroke-opacity=".4" stroke-width="2"/>
    <path d="M${x - radius * 0.5} ${y}H${x + radius * 0.5}M${x} ${y - flat * 0.5}V${y + flat * 0.5}" stroke="#dfffe0" stroke-opacity=".22" stroke-width="${isTall ? 8 : 16}"/>
  `;
}

function fallingHeads(shape: PlaceShape, dim: number): Piece {
  const [target, radius] = TARGETS[shape];
  return markup`
    ${HEADS[shape].map(fallingHead)}
    ${veil(shape, '#04080f', dim)}
    ${fallingHead(target)}
    ${sights(target[2], target[3] - 2, radius)}
  `;
}

const waving = (shape: PlaceShape, x: number, parts: AlienLook): Piece => {
  const { padY } = LAYOUT[shape];
  const place =
    shape === 'tall'
      ? `translate(${x - 62} ${padY - 150}) scale(.52)`
      : `translate(${x - 124} ${padY - 308}) scale(1.05)`;
  return moved(place, alien({ ...parts, pose: 'wave' }));
};

/** Draws the landing field at night: heads fall, the sights follow one, the alien waits on the pad. */
export function clickerPlace(
  shape: PlaceShape,
  {
    alien: parts,
    dim = 0.3,
    isLive = true,
    hasPlanets = true,
    padX = LAYOUT[shape].padX,
  }: ClickerPlaceOptions,
): Drawing {
  const { width, height } = PLACE_SIZES[shape];
  const { horizon } = LAYOUT[shape];
  return placeDrawing(
    shape,
    markup`
      ${sky(shape, hasPlanets)}
      ${buildings(shape)}
      <path d="M0 ${horizon}H${width}V${height}H0Z" fill="${GROUND}"/>
      <path d="M0 ${horizon}H${width}" stroke="#7dffb0" stroke-opacity=".35" stroke-width="2"/>
      ${apronLamps(shape, padX)}
      ${pad(shape, padX)}
      ${isLive ? fallingHeads(shape, dim) : veil(shape, '#04080f', dim)}
      ${parts === null ? NOTHING : waving(shape, padX, parts)}
    `,
  );
}

/** Draws what stands in front of a running demo: the pad and the alien on it. */
export function clickerForeground(shape: PlaceShape, parts: AlienLook): Drawing {
  const { padX } = LAYOUT[shape];
  return placeDrawing(shape, markup`${pad(shape, padX)}${waving(shape, padX, parts)}`);
}

import type { AlienLook } from '../../../art-core/alien-look.js';
import { GLOW, WIDE_BLUR, radialGradient } from '../../../art-core/defs.js';
import { NOTHING, markup, moved, round, type Drawing, type Piece } from '../../../art-core/drawing.js';
import {
  PLACE_SIZES,
  placeDrawing,
  placePaint,
  veil,
  type PlaceOptions,
  type PlaceShape,
} from '../../../art-core/place.js';
import { planet } from '../../../art-core/planets.js';
import { podMemberPiece } from '../../../art-core/pods.js';
import { seededRandom } from '../../../art-core/random.js';
import { ridge } from '../../../art-core/ridges.js';
import { stars } from '../../../art-core/stars.js';

export interface RacingPlaceOptions extends PlaceOptions {
  /** How many of the five start lamps are lit. */
  readonly litLamps?: number;
  readonly hasRivals?: boolean;
  /** False leaves out the gantry with its lamps. */
  readonly hasGantry?: boolean;
}

const SKY = /* @__PURE__ */ placePaint('racing-sky', [
  [0, '#0a0713'],
  [0.6, '#2a1128'],
  [1, '#8a3a1a'],
]);
const TARMAC = /* @__PURE__ */ placePaint('tarmac', [
  [0, '#2b2450'],
  [1, '#131230'],
]);
const GANTRY = /* @__PURE__ */ placePaint('gantry', [
  [0, '#4a5488'],
  [0.5, '#2a305a'],
  [1, '#151935'],
]);
const RED_LAMP = /* @__PURE__ */ radialGradient('red-lamp', '', [
  [0, '#ffd0d6'],
  [0.4, '#ff4d6d'],
  [1, '#a3142f'],
]);

/** Horizon, half width of the road at its near end, and the height of that end, px. */
const LAYOUT = {
  wide: { horizon: 344, half: 780, nearEnd: 900 },
  tall: { horizon: 248, half: 250, nearEnd: 520 },
} as const;

interface GridSlot {
  /** Distance; 1 is the near end of the road. */
  readonly depth: number;
  /** Middle across the road, from −1 to 1. */
  readonly across: number;
  /** Scale of the pod. */
  readonly scale: number;
}

const RIVAL_SLOTS: Readonly<Record<PlaceShape, readonly GridSlot[]>> = {
  wide: [
    { depth: 3.3, across: -0.5, scale: 2.2 },
    { depth: 2.75, across: 0.58, scale: 2.05 },
    { depth: 1.95, across: -0.58, scale: 1.75 },
  ],
  tall: [
    { depth: 3.4, across: -0.5, scale: 1.25 },
    { depth: 2.7, across: 0.58, scale: 1.2 },
    { depth: 2.05, across: -0.58, scale: 1.16 },
  ],
};

const OWN_SLOTS: Readonly<Record<PlaceShape, GridSlot>> = {
  wide: { depth: 1.42, across: 0.12, scale: 1.45 },
  tall: { depth: 1.5, across: 0.3, scale: 1.06 },
};

const RIVALS: readonly (readonly [parts: Omit<AlienLook, 'face'>, stripe: string])[] = [
  [{ color: 'yellow', hat: 'space-helmet', accessory: 'none' }, '#ffd75e'],
  [{ color: 'pink', hat: 'crown', accessory: 'none' }, '#ff4fd8'],
  [{ color: 'blue', hat: 'none', accessory: 'glasses' }, '#22d3ee'],
];

interface CrossSection {
  readonly y: number;
  readonly half: number;
}

const middleOf = (shape: PlaceShape): number => PLACE_SIZES[shape].width / 2;

const section = (shape: PlaceShape, depth: number): CrossSection => {
  const { horizon, half, nearEnd } = LAYOUT[shape];
  return { y: horizon + (nearEnd - horizon + 40) / depth, half: half / depth };
};

/** Returns the area between two depths and two places across. */
function strip(shape: PlaceShape, near: number, far: number, left: number, right: number): string {
  const middle = middleOf(shape);
  const [a, b] = [section(shape, near), section(shape, far)];
  return (
    `M${round(middle + left * a.half)} ${round(a.y)}H${round(middle + right * a.half)}` +
    `L${round(middle + right * b.half)} ${round(b.y)}H${round(middle + left * b.half)}Z`
  );
}

const FARTHEST_DEPTH = 44;

function road(shape: PlaceShape): Piece {
  const { width } = PLACE_SIZES[shape];
  let [ground, dark, emberRumble, whiteRumble] = ['', '', '', ''];
  for (let index = 0; 1 + index / 2 < FARTHEST_DEPTH; index++) {
    const [near, far] = [1 + index / 2, Math.min(1.5 + index / 2, FARTHEST_DEPTH)];
    const rumble = strip(shape, near, far, -1.1, -1) + strip(shape, near, far, 1, 1.1);
    if (index % 2 === 0) emberRumble += rumble;
    else {
      whiteRumble += rumble;
      dark += strip(shape, near, far, -1, 1);
      ground += `M0 ${round(section(shape, near).y)}H${width}V${round(section(shape, far).y)}H0Z`;
    }
  }
  const [middle, near, far] = [middleOf(shape), section(shape, 1), section(shape, FARTHEST_DEPTH)];
  const edges = [-1, 1]
    .map(
      (side) => `M${middle + side * near.half} ${near.y}L${round(middle + side * far.half)} ${round(far.y)}`,
    )
    .join('');
  return markup`
    <path d="${ground}" fill="#1a0f22"/>
    ${stands(shape)}
    <path d="${strip(shape, 1, FARTHEST_DEPTH, -1, 1)}" fill="${TARMAC}"/>
    <path d="${dark}" fill="#0b0c1c" opacity=".3"/>
    <path d="${emberRumble}" fill="#ff7a1a"/>
    <path d="${whiteRumble}" fill="#e9edff"/>
    <path d="${edges}" fill="none" stroke="#22d3ee" stroke-width="3" filter="${GLOW}"/>
    ${startLine(shape)}
  `;
}

function startLine(shape: PlaceShape): Piece {
  const depth = shape === 'tall' ? 4.6 : 4.3;
  let [white, black] = ['', ''];
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 16; column++) {
      const near = depth + row * 0.22;
      const field = strip(shape, near, near + 0.22, column / 8 - 1, (column + 1) / 8 - 1);
      if ((row + column) % 2 === 1) white += field;
      else black += field;
    }
  }
  return markup`<path d="${white}" fill="#fff"/><path d="${black}" fill="#10121f"/>`;
}

const CROWD_COLORS = ['#8ff22f', '#ff7fbf', '#4cb4ff', '#ff9a3f', '#a577ff', '#ffdc3f', '#e9eeff'] as const;

/** Draws a stand full of spectators, `side` −1 to the left of the track. */
function stand(x: number, y: number, side: -1 | 1, scale: number, seed: number): Piece {
  const random = seededRandom(seed);
  const crowd: Piece[] = [];
  for (let row = 0; row < 5; row++) {
    for (let seat = 0; seat < 15; seat++) {
      const far = seat / 14;
      const size = 1 - far * 0.62;
      const seatX = round(side * -seat * 27 * (1 - far * 0.34));
      const seatY = round((-row * 24 - 16) * size - far * 14 + random(-3, 3));
      const color = CROWD_COLORS[(seat * 3 + row * 5 + (seat % 2)) % CROWD_COLORS.length] ?? CROWD_COLORS[0];
      crowd.push(
        markup`<ellipse cx="${seatX}" cy="${seatY}" rx="${round(9 * size)}" ry="${round(7.5 * size)}" fill="${color}" opacity="${round(0.75 - far * 0.35)}"/>`,
      );
    }
  }
  return markup`
    <g transform="translate(${x} ${y}) scale(${scale})">
      <path d="M${side * 30} 20V-150L${side * -300} -70V10Z" fill="#160f2a"/>
      <path d="M${side * 30} -150L${side * -300} -70" stroke="#ff7a1a" stroke-width="5"/>
      ${crowd}
      <path d="M${side * 30} 20L${side * -300} 4V-12L${side * 30} -14Z" fill="#2c3160"/>
    </g>
  `;
}

function stands(shape: PlaceShape): Piece {
  if (shape === 'tall') return markup`${stand(-2, 330, -1, 0.5, 3)}${stand(392, 330, 1, 0.5, 9)}`;
  return markup`${stand(40, 520, -1, 1.35, 3)}${stand(1312, 520, 1, 1.35, 9)}`;
}

function sky(shape: PlaceShape): Piece {
  const { width, height } = PLACE_SIZES[shape];
  const { horizon } = LAYOUT[shape];
  const isTall = shape === 'tall';
  const world = isTall ? { x: 64, y: 176, radius: 44 } : { x: 1150, y: 210, radius: 96 };
  return markup`
    <path d="M0 0H${width}V${horizon + 4}H0Z" fill="${SKY}"/>
    ${stars({ width, height: horizon - 60, count: isTall ? 60 : 150, seed: 37 })}
    ${planet({ ...world, tone: 'violet', ring: true, tilt: -18, rim: '#ffb38a' })}
    <ellipse cx="${width / 2}" cy="${horizon}" rx="${width * 0.6}" ry="60" fill="#ff7a1a" opacity=".4" filter="${WIDE_BLUR}"/>
    ${ridge({
      width,
      base: horizon + 2,
      amplitude: isTall ? 40 : 66,
      wavelength: isTall ? 60 : 100,
      fill: '#2a1230',
      seed: 61,
      edge: '#ff9a5a',
    })}
    <path d="M0 ${horizon}H${width}V${height}H0Z" fill="#120b1c"/>
  `;
}

/** Draws the painted corners of a place on the grid. */
function slotMark(shape: PlaceShape, { depth, across }: GridSlot, color: string): Piece {
  const point = (at: number, offset: number): string => {
    const { y, half } = section(shape, at);
    return `${round(middleOf(shape) + (across + offset) * half)} ${round(y)}`;
  };
  const [near, far] = [depth * 0.86, depth * 1.16];
  return markup`<path d="M${point(near, -0.26)}L${point(far, -0.26)}L${point(far, 0.26)}L${point(near, 0.26)}" fill="none" stroke="${color}" stroke-width="${round(Math.max(2, 9 / depth))}" opacity=".9"/>`;
}

function standingPod(shape: PlaceShape, { depth, across, scale }: GridSlot, pod: Piece): Piece {
  const { y, half } = section(shape, depth);
  const size = (scale * half) / LAYOUT[shape].half;
  const x = middleOf(shape) + across * half - 120 * size;
  return moved(`translate(${round(x)} ${round(y - 176 * size)}) scale(${+size.toFixed(3)})`, pod);
}

const GANTRIES = {
  wide: { left: 214, top: 100, height: 118, foot: 470, post: 44, lamp: 84, gap: 22 },
  tall: { left: 14, top: 86, height: 66, foot: 330, post: 18, lamp: 44, gap: 10 },
} as const;

function gantry(shape: PlaceShape): Piece {
  const { left, top, height, foot, post } = GANTRIES[shape];
  const isTall = shape === 'tall';
  const right = PLACE_SIZES[shape].width - left;
  const lower = top + height;
  let windows = '';
  for (const x of [left, right - post]) {
    for (let index = 0; index < (isTall ? 3 : 4); index++) {
      const y = lower + 18 + index * (isTall ? 40 : 56);
      windows += `M${round(x + post * 0.3)} ${y}h${round(post * 0.4)}v${isTall ? 18 : 26}h${-round(post * 0.4)}z`;
    }
  }
  return markup`
    <path d="M${left} ${foot}V${top + 24}L${left + 24} ${top}H${right - 24}L${right} ${top + 24}V${foot}H${right - post}V${lower}H${left + post}V${foot}Z" fill="${GANTRY}"/>
    <path d="M${left} ${foot}V${top + 24}L${left + 24} ${top}H${right - 24}L${right} ${top + 24}V${foot}" fill="none" stroke="#8f9ad6" stroke-width="3"/>
    <path d="M${left + post} ${foot}V${lower}H${right - post}V${foot}" fill="none" stroke="#ff7a1a" stroke-width="${isTall ? 3 : 5}" filter="${GLOW}"/>
    <path d="${windows}" fill="#9dff3c" opacity=".8"/>
  `;
}

function startLamps(shape: PlaceShape, lit: number): Piece {
  const { top, height, lamp, gap } = GANTRIES[shape];
  const isTall = shape === 'tall';
  const y = top + height - (isTall ? 4 : 8);
  const tall = round(lamp * 1.1);
  const left = middleOf(shape) - (5 * lamp + 4 * gap) / 2;
  const lamps = Array.from({ length: 5 }, (_, index) => {
    const x = left + index * (lamp + gap);
    const place = `cx="${x + lamp / 2}" cy="${round(y + tall / 2 + 4)}"`;
    const isOn = index < lit;
    return markup`
      <path d="M${x + lamp / 2} ${y - 8}v16" stroke="#10121f" stroke-width="${isTall ? 6 : 10}"/>
      <path d="M${x} ${y + 4}H${x + lamp - 8}L${x + lamp} ${y + 12}V${y + tall}H${x + 8}L${x} ${y + tall - 8}Z" fill="#0b0d18" stroke="#5b659c" stroke-width="2"/>
      ${isOn ? markup`<circle ${place} r="${round(lamp * 0.62)}" fill="#ff4d6d" opacity=".28"/>` : NOTHING}
      <circle ${place} r="${round(lamp * 0.33)}" fill="${isOn ? RED_LAMP : '#2a1420'}" stroke="#05060d" stroke-width="3"/>
    `;
  });
  return markup`${lamps}`;
}

/** Draws the start grid from behind: gantry, rivals in their places, the alien's pod in the last one. */
export function racingPlace(
  shape: PlaceShape,
  { alien: parts, dim = 0.22, litLamps = 3, hasRivals = true, hasGantry = true }: RacingPlaceOptions,
): Drawing {
  const own = OWN_SLOTS[shape];
  const rivals = RIVAL_SLOTS[shape].map((slot, index) => {
    const [look, stripe] = RIVALS[index] ?? [];
    if (look === undefined) return NOTHING;
    return standingPod(shape, slot, podMemberPiece({ ...look, face: 'smile' }, stripe));
  });
  return placeDrawing(
    shape,
    markup`
      ${sky(shape)}
      ${road(shape)}
      ${RIVAL_SLOTS[shape].map((slot) => slotMark(shape, slot, '#e9edff'))}
      ${slotMark(shape, own, '#9dff3c')}
      ${hasGantry ? gantry(shape) : NOTHING}
      ${hasRivals ? rivals : NOTHING}
      ${veil(shape, '#08040c', dim)}
      ${hasGantry ? startLamps(shape, litLamps) : NOTHING}
      ${parts === null ? NOTHING : standingPod(shape, own, podMemberPiece(parts, '#9dff3c'))}
    `,
  );
}

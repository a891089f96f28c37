import type { AlienFace, AlienPose } from '../../../art-core/alien-catalogue.js';
import { GLOW } from '../../../art-core/defs.js';
import { NOTHING, markup, moved, round, type Drawing, type Piece } from '../../../art-core/drawing.js';
import { domePiece } from './member-dome.js';
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
import { swarm, swarmShadow, type SwarmLook } from './swarm.js';
import {
  TOWER_ANCHORS,
  muzzleFlash,
  towerBarrel,
  towerBody,
  towerFoot,
  towerLid,
  towerPupil,
} from './tower.js';

export interface StrongholdPlaceOptions extends PlaceOptions {
  readonly sky?: 'night' | 'dawn';
  /** False leaves out the swarm and the shots. */
  readonly isAtWar?: boolean;
  readonly hasTowers?: boolean;
  readonly isCracked?: boolean;
  /** Middle of the dome, px from the left. */
  readonly domeX?: number;
  readonly pose?: AlienPose;
  /** A face instead of the alien's own. */
  readonly face?: AlienFace;
}

const SKIES = {
  night: /* @__PURE__ */ placePaint('moon-night', [
    [0, '#040b14'],
    [0.6, '#0a2a3d'],
    [1, '#1c6680'],
  ]),
  dawn: /* @__PURE__ */ placePaint('moon-dawn', [
    [0, '#0b1226'],
    [0.5, '#2a2a55'],
    [0.82, '#a8576a'],
    [1, '#ffb27a'],
  ]),
} as const;
const MOON = /* @__PURE__ */ placePaint('moon-ground', [
  [0, '#3f93ad'],
  [0.1, '#1f5f79'],
  [0.5, '#0e3348'],
  [1, '#07141f'],
]);

/** Middle of the dome, top and radii of the moon, px. */
const LAYOUT = {
  wide: { domeX: 676, domeY: 598, domeScale: 2.1, top: 540, radiusX: 1700, radiusY: 940 },
  tall: { domeX: 195, domeY: 376, domeScale: 1.08, top: 340, radiusX: 560, radiusY: 700 },
} as const;

/** Middle and half width of each crater. */
const CRATERS: Readonly<Record<PlaceShape, readonly (readonly [x: number, y: number, radius: number])[]>> = {
  wide: [
    [150, 690, 90],
    [1220, 720, 110],
    [430, 720, 46],
    [930, 700, 60],
    [690, 780, 80],
  ],
  tall: [
    [60, 410, 34],
    [340, 440, 44],
    [140, 470, 20],
  ],
};

const VIOLET = ['#6a45d6', '#d9c9ff'] as const;
const ION = ['#1c86a3', '#a8f4ff'] as const;

/** Foot, scale and colours of each crystal. */
const CRYSTALS: Readonly<
  Record<
    PlaceShape,
    readonly (readonly [x: number, y: number, scale: number, colors: readonly [string, string]])[]
  >
> = {
  wide: [
    [86, 640, 1.2, VIOLET],
    [1290, 648, 1.4, ION],
    [520, 596, 0.6, VIOLET],
  ],
  tall: [
    [28, 372, 0.5, VIOLET],
    [366, 384, 0.6, ION],
  ],
};

type Bug = readonly [look: SwarmLook, x: number, y: number, scale: number, isFacingLeft?: boolean];

const BUGS: Readonly<Record<PlaceShape, readonly Bug[]>> = {
  wide: [
    ['biter', 96, 556, 1.15],
    ['feeler', 206, 526, 0.8],
    ['spiky', 40, 596, 0.9],
    ['spiky', 1262, 560, 1.2, true],
    ['biter', 1150, 524, 0.74, true],
    ['feeler', 1330, 530, 0.8, true],
  ],
  tall: [
    ['biter', 30, 318, 0.6],
    ['feeler', 366, 322, 0.62, true],
    ['spiky', 318, 300, 0.4, true],
  ],
};

const bug = ([look, x, y, scale, isFacingLeft = false]: Bug): Piece =>
  moved(
    `translate(${x} ${y}) scale(${isFacingLeft ? -scale : scale} ${scale})`,
    markup`${swarmShadow()}${swarm(look, 'left')}`,
  );

const shot = (fromX: number, fromY: number, toX: number, toY: number, width: number): Piece => {
  const [headX, headY] = [round(fromX + (toX - fromX) * 0.55), round(fromY + (toY - fromY) * 0.55)];
  return markup`
    <g filter="${GLOW}" stroke-linecap="round" stroke-width="${width}">
      <path d="M${fromX} ${fromY}L${toX} ${toY}" stroke="#22d3ee" opacity=".55"/>
      <path d="M${headX} ${headY}L${toX} ${toY}" stroke="#e4fdff"/>
    </g>
  `;
};

function war(shape: PlaceShape, domeX: number): Piece {
  const bugs = BUGS[shape].map(bug);
  if (shape === 'tall') return markup`${bugs}${shot(74, 352, 46, 330, 4)}${shot(318, 354, 352, 334, 4)}`;
  const sparks = [0, 50, 100, 150, 210, 260, 310].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(146 + across * 12)} ${round(546 + down * 12)}l${round(across * 18)} ${round(down * 18)}`;
  });
  return markup`
    ${bugs}
    ${shot(domeX - 366, 560, 148, 548, 7)}
    ${shot(domeX + 370, 560, 1208, 552, 7)}
    <path d="${sparks.join('')}" stroke="#ffb066" stroke-width="5" stroke-linecap="round" filter="${GLOW}"/>
  `;
}

/** Draws a tower that aims in a direction, in degrees from the right, or sleeps. */
export function towerPiece(aim: number, isFiring: boolean): Piece {
  const angle = (aim * Math.PI) / 180;
  const lid = isFiring ? (Math.cos(angle) < 0 ? 'left' : 'right') : 'drowsy';
  const [barrelX, barrelY] = TOWER_ANCHORS.barrel;
  const [eyeX, eyeY] = TOWER_ANCHORS.eye;
  const look = `translate(${round(eyeX + Math.cos(angle) * 6)} ${round(eyeY + Math.sin(angle) * 5 - 1)})`;
  const barrel = moved(
    `translate(${barrelX} ${barrelY}) rotate(${aim})`,
    markup`${towerBarrel()}${isFiring ? muzzleFlash() : NOTHING}`,
  );
  const isBehind = Math.sin(angle) < -0.2;
  return markup`
    ${towerFoot()}
    ${isBehind ? barrel : NOTHING}
    ${towerBody(isFiring ? 'firing' : 'ready')}
    ${moved(look, towerPupil())}
    ${towerLid(lid)}
    ${isBehind ? NOTHING : barrel}
  `;
}

function towers(shape: PlaceShape, domeX: number, isFiring: boolean): Piece {
  const [apart, y, scale, left, right] =
    shape === 'tall' ? [99, 380, 0.86, -150, -30] : [314, 606, 1.7, -168, -12];
  return markup`
    ${moved(`translate(${domeX - apart} ${y}) scale(${scale})`, towerPiece(left, isFiring))}
    ${moved(`translate(${domeX + apart} ${y}) scale(${scale})`, towerPiece(right, isFiring))}
  `;
}

function ground(shape: PlaceShape, x: number): Piece {
  const { top, radiusX, radiusY } = LAYOUT[shape];
  const rimY = round(top + radiusY * 0.4);
  const craters = CRATERS[shape].map(([craterX, y, radius]) => {
    const flat = round(radius * 0.3);
    return markup`
      <ellipse cx="${craterX}" cy="${y}" rx="${radius}" ry="${flat}" fill="#071a26" opacity=".7"/>
      <path d="M${craterX - radius} ${y}A${radius} ${flat} 0 0 0 ${craterX + radius} ${y}" fill="none" stroke="#6cc4dc" stroke-width="2.5" opacity=".6"/>
    `;
  });
  const crystals = CRYSTALS[shape].map(
    ([crystalX, y, scale, [color, light]]) => markup`
      <g transform="translate(${crystalX} ${y}) scale(${scale})">
        <path d="M-18 2L-24-18L-14-34L-4-14V4ZM-6 6L-8-34L4-56L16-30L12 6ZM12 4L14-12L26-22L28-2L22 6Z" fill="${color}"/>
        <path d="M-24-18L-14-34L-12-10ZM-8-34L4-56L4-22Z" fill="${light}" opacity=".85"/>
      </g>
    `,
  );
  return markup`
    <ellipse cx="${x}" cy="${top + radiusY}" rx="${radiusX}" ry="${radiusY}" fill="${MOON}"/>
    <path d="M${round(x - radiusX * 0.8)} ${rimY}A${radiusX} ${radiusY} 0 0 1 ${round(x + radiusX * 0.8)} ${rimY}" fill="none" stroke="#8fe6ff" stroke-opacity=".55" stroke-width="3"/>
    ${craters}
    ${crystals}
  `;
}

function sky(shape: PlaceShape, paint: Piece): Piece {
  const { width, height } = PLACE_SIZES[shape];
  const { top } = LAYOUT[shape];
  const isTall = shape === 'tall';
  const ringed = isTall ? { x: 320, y: 130, radius: 52 } : { x: 1120, y: 250, radius: 140 };
  return markup`
    <path d="M0 0H${width}V${height}H0Z" fill="${paint}"/>
    ${stars({ width, height: top - 20, count: isTall ? 100 : 230, seed: 52 })}
    ${planet({ ...ringed, tone: 'ember', tilt: -16, rim: '#ffd9b0', ring: true })}
    ${isTall ? NOTHING : planet({ x: 760, y: 96, radius: 24, tone: 'violet', rim: '#c9b6ff' })}
    ${ridge({
      width,
      base: top + (isTall ? 24 : 52),
      amplitude: isTall ? 40 : 76,
      wavelength: isTall ? 60 : 110,
      fill: '#0c3044',
      seed: 19,
      edge: '#4fb6d0',
    })}
  `;
}

/** Draws the dome on its moon, at war with the swarm or at rest; `dim` darkens all but towers and dome. */
export function strongholdPlace(
  shape: PlaceShape,
  {
    alien: parts,
    dim = 0.18,
    sky: hour = 'night',
    isAtWar = true,
    hasTowers = true,
    isCracked = false,
    domeX = LAYOUT[shape].domeX,
    pose = 'cheer',
    face = 'angry',
  }: StrongholdPlaceOptions,
): Drawing {
  const { domeY, domeScale } = LAYOUT[shape];
  return placeDrawing(
    shape,
    markup`
      ${sky(shape, SKIES[hour])}
      ${ground(shape, domeX)}
      ${isAtWar ? war(shape, domeX) : NOTHING}
      ${veil(shape, '#03080e', dim)}
      ${hasTowers ? towers(shape, domeX, isAtWar) : NOTHING}
      ${moved(`translate(${domeX} ${domeY}) scale(${domeScale})`, domePiece(parts, { isCracked, face, pose }))}
    `,
  );
}

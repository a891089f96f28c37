import type { AlienColor } from '../../../art-core/alien-catalogue.js';
import type { AlienLook } from '../../../art-core/alien-look.js';
import { plainLook } from '../../../art-core/plain-look.js';
import { POD_BOX, POD_GROUND, podMember } from '../../../art-core/pods.js';
import {
  HILLS,
  RACING_PLANETS,
  racingHills,
  racingPlanet,
  racingPlanetSide,
  racingSky,
  type RacingPlanet,
} from '../art/night.js';
import { racingGate, racingPost, racingRock } from '../art/roadside.js';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import type { CanvasPainter, TextureRecipe } from '../../../scene-core/textures.js';
import { RIVALS } from '../rules/config.js';
import { mipRecipes } from './mip-image.js';
import { LAYOUTS } from './layout.js';
import { wholePixels } from './sharp-image.js';

export const SKY = 'sky';
export const HAZE = 'haze';
export const HILL_KEYS = { far: 'hills-far', near: 'hills-near' } as const;
export const POSTS = { left: 'post-ion', right: 'post-ember' } as const;
export const ROCK = 'rock';
export const OWN_POD = 'pod-own';
export const FLAME = 'flame';
export const FLARE = 'flare';
export const SLING_FLARE = 'flare-sling';
export const HALO = 'halo';
export const BEAM = 'beam';

/** Height of the sky below the horizon, visible when the road trembles, logical px. */
const SKY_BELOW = 12;

export const planetKey = (name: RacingPlanet): string => `planet-${name}`;
export const podKey = (rival: number): string => `pod-${rival}`;

/** Names and colours of the rivals from the fastest to the slowest; the last is the member. */
export const DRIVERS = [
  { ...RIVALS[0], color: '#ffd75e' },
  { ...RIVALS[1], color: '#ff4fd8' },
  { ...RIVALS[2], color: '#22d3ee' },
  { name: 'You', alien: 'green', color: '#9dff3c' },
] as const satisfies readonly { name: string; alien: AlienColor; color: string }[];

const [POD_LEFT, POD_TOP, POD_WIDTH, POD_HEIGHT] = POD_BOX;
/** Point of a pod's picture that touches the ground, as shares of its size. */
export const POD_ORIGIN = {
  x: (POD_GROUND.x - POD_LEFT) / POD_WIDTH,
  y: (POD_GROUND.y - POD_TOP) / POD_HEIGHT,
} as const;

/** Logical px per unit of the art: a pod is 0.4 of half the road wide, as in the rules. */
const POD_SCALE = 0.82;

/** Positions of the thrusters' fire in logical px, from the point that touches the ground. */
export const THRUSTERS = [
  { x: -80 * POD_SCALE, y: -51 * POD_SCALE },
  { x: 80 * POD_SCALE, y: -51 * POD_SCALE },
] as const;

/** Size of the gate's picture. It is stretched, since the gate is never seen from beside the pod. */
const GATE_SIZE = { width: 560, height: 280 } as const;
export const GATE = { key: 'gate', stretch: 2.2 } as const;

export type ParticleKind = 'spark' | 'dust' | 'drop' | 'glow' | 'air';

/** Size in logical px, colour and strength of each kind. */
export const PARTICLES: Readonly<Record<ParticleKind, { size: number; color: string; alpha: number }>> = {
  spark: { size: 11, color: '#ffd9a0', alpha: 1 },
  dust: { size: 46, color: '#8f86c4', alpha: 0.5 },
  drop: { size: 13, color: '#a98bff', alpha: 0.95 },
  glow: { size: 16, color: '#9dff3c', alpha: 0.9 },
  air: { size: 16, color: '#8ff0ff', alpha: 0.95 },
};

export const particleKey = (kind: ParticleKind): string => `particle-${kind}`;

/** Paints a round light that fades outwards. */
const light =
  (size: number, core: string, color: string): CanvasPainter =>
  (context) => {
    const middle = size / 2;
    const glow = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
    glow.addColorStop(0, core);
    glow.addColorStop(0.35, color);
    glow.addColorStop(1, `${color.slice(0, 7)}00`);
    context.fillStyle = glow;
    context.fillRect(0, 0, size, size);
  };

/** Size of the fire that comes out of a thruster towards the viewer. */
const FLARE_SIZE = { width: 50, height: 96 } as const;

const flare =
  (outer: string, core: string): CanvasPainter =>
  (context) => {
    const { width, height } = FLARE_SIZE;
    const middle = width / 2;
    context.save();
    context.translate(middle, middle);
    for (const [reach, color] of [
      [1, outer],
      [0.5, core],
    ] as const) {
      const length = (height - middle) * reach;
      const glow = context.createLinearGradient(0, -middle * reach, 0, length);
      glow.addColorStop(0, `${color}00`);
      glow.addColorStop(0.3, `${color}f0`);
      glow.addColorStop(1, `${color}00`);
      context.fillStyle = glow;
      context.beginPath();
      context.ellipse(0, 0, middle * 0.92 * reach, middle * 0.92 * reach, 0, Math.PI, 2 * Math.PI);
      context.quadraticCurveTo(middle * 0.5 * reach, length * 0.4, 0, length);
      context.quadraticCurveTo(-middle * 0.5 * reach, length * 0.4, -middle * 0.92 * reach, 0);
      context.fill();
    }
    context.restore();
  };

/** Size of the beam that puts a pod back on the road. */
const BEAM_SIZE = { width: 260, height: 520 } as const;

const beam: CanvasPainter = (context) => {
  const { width, height } = BEAM_SIZE;
  const glow = context.createLinearGradient(0, 0, 0, height);
  glow.addColorStop(0, '#8ff0ff00');
  glow.addColorStop(0.5, '#8ff0ff70');
  glow.addColorStop(1, '#e9fdffd0');
  context.fillStyle = glow;
  context.beginPath();
  context.moveTo(width * 0.34, 0);
  context.lineTo(width * 0.66, 0);
  context.lineTo(width, height - 16);
  context.quadraticCurveTo(width / 2, height + 16, 0, height - 16);
  context.fill();
};

/** Reach of the ember light above the horizon and of the dark below it, logical px. */
const EMBER_LIGHT = 130;
const HAZE_HEIGHT = 70;

const emberLight =
  (width: number, height: number): CanvasPainter =>
  (context) => {
    const light = context.createLinearGradient(0, height - EMBER_LIGHT, 0, height);
    light.addColorStop(0, '#ff7a1a00');
    light.addColorStop(1, '#ff7a1a66');
    context.fillStyle = light;
    context.fillRect(0, height - EMBER_LIGHT, width, EMBER_LIGHT);
  };

const haze =
  (width: number): CanvasPainter =>
  (context) => {
    const dark = context.createLinearGradient(0, 0, 0, HAZE_HEIGHT);
    dark.addColorStop(0, '#3a2a6ad0');
    dark.addColorStop(0.4, '#2a205060');
    dark.addColorStop(1, '#2a205000');
    context.fillStyle = dark;
    context.fillRect(0, 0, width, HAZE_HEIGHT);
  };

function skyRecipes(field: FieldName, { width: wide, top, scale }: StageGeometry): TextureRecipe[] {
  const width = wholePixels(wide, scale);
  const height = wholePixels(Math.max(LAYOUTS[field].horizon - top + SKY_BELOW, 1), scale);
  return [
    { key: SKY, width, height, picture: racingSky(field), finish: emberLight(width, height) },
    { key: HAZE, width, height: wholePixels(HAZE_HEIGHT, scale), picture: haze(width) },
    { key: HILL_KEYS.far, ...HILLS.far, picture: racingHills('far') },
    { key: HILL_KEYS.near, ...HILLS.near, picture: racingHills('near') },
    ...RACING_PLANETS.map((name) => {
      const side = racingPlanetSide(name);
      return { key: planetKey(name), width: side, height: side, picture: racingPlanet(name) };
    }),
  ];
}

function podRecipes(own: AlienLook | undefined): TextureRecipe[] {
  const size = { width: POD_WIDTH * POD_SCALE, height: POD_HEIGHT * POD_SCALE };
  return DRIVERS.flatMap(({ alien, color }, index) => {
    const isOwn = index === DRIVERS.length - 1;
    if (isOwn) return [{ key: OWN_POD, ...size, picture: podMember(own ?? plainLook(alien), color) }];
    return mipRecipes({ key: podKey(index), ...size, picture: podMember(plainLook(alien), color) });
  });
}

function uprightRecipes(): TextureRecipe[] {
  const post = { width: 44, height: 380 };
  return [
    ...mipRecipes({ key: POSTS.left, ...post, picture: racingPost('ion') }),
    ...mipRecipes({ key: POSTS.right, ...post, picture: racingPost('ember') }),
    ...mipRecipes({ key: GATE.key, ...GATE_SIZE, picture: racingGate() }),
    ...mipRecipes({ key: ROCK, width: 160, height: 87, picture: racingRock() }),
  ];
}

const PARTICLE_KINDS = Object.keys(PARTICLES) as ParticleKind[];

function effectRecipes(): TextureRecipe[] {
  return [
    { key: FLAME, width: 76, height: 76, picture: light(76, '#fff1cf', '#ff7a1a90') },
    { key: FLARE, ...FLARE_SIZE, picture: flare('#9dff3c', '#e4ffb0') },
    { key: SLING_FLARE, ...FLARE_SIZE, picture: flare('#22d3ee', '#eafdff') },
    { key: HALO, width: 300, height: 300, picture: light(300, '#d9fbff', '#22d3eec0') },
    { key: BEAM, ...BEAM_SIZE, picture: beam },
    ...PARTICLE_KINDS.map((kind) => {
      const { size, color } = PARTICLES[kind];
      return { key: particleKey(kind), width: size, height: size, picture: light(size, color, color) };
    }),
  ];
}

/**
 * Returns all textures except panels and their letters. The sky has the width of the whole stage; `own` drives
 * the member's pod.
 */
export function racingRecipes(
  field: FieldName,
  geometry: StageGeometry,
  own: AlienLook | undefined,
): TextureRecipe[] {
  return [...skyRecipes(field, geometry), ...podRecipes(own), ...uprightRecipes(), ...effectRecipes()];
}

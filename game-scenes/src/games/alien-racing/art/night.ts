import type { FieldShape } from '../../../art-core/field-shape.js';
import { SKY } from '../../../art-core/defs.js';
import { drawing, markup, type Drawing } from '../../../art-core/drawing.js';
import { planet, type Planet } from '../../../art-core/planets.js';
import { FAR_RIDGE, NEAR_RIDGE, ridge } from '../../../art-core/ridges.js';
import { stars } from '../../../art-core/stars.js';

/** Sizes of the hills' pictures; side by side, every other one mirrored, they repeat without a seam. */
export const HILLS = { far: { width: 960, height: 100 }, near: { width: 960, height: 50 } } as const;

/** Half of a picture's side in radii of its planet, with room for a ring. */
const RING_ROOM = 1.96;
const BARE_ROOM = 1.06;

/** The planets over the track. */
export const RACING_PLANETS = ['ringed', 'ember', 'moon'] as const;

export type RacingPlanet = (typeof RACING_PLANETS)[number];

const PLANETS: Readonly<Record<RacingPlanet, Omit<Planet, 'x' | 'y'>>> = {
  ringed: { radius: 92, tone: 'violet', rim: '#ff9a5a', tilt: -16, ring: true },
  ember: { radius: 22, tone: 'ember', rim: '#ffd9b0' },
  moon: { radius: 13, tone: 'ion', rim: '#c8fbff' },
};

/** Draws the sky over the track without its moving parts; it is cropped at the top and the sides. */
export function racingSky(shape: FieldShape): Drawing {
  const [width, height] = shape === 'wide' ? [960, 208] : [540, 390];
  const field = stars({ width, height, count: shape === 'wide' ? 110 : 120, seed: 31 });
  return drawing(
    [0, 0, width, height],
    markup`<path d="M0 0H${width}V${height}H0Z" fill="${SKY}"/>${field}`,
    'xMidYMax slice',
  );
}

/** Draws one planet in a square picture. */
export function racingPlanet(name: RacingPlanet): Drawing {
  const look = PLANETS[name];
  const half = racingPlanetSide(name) / 2;
  return drawing([-half, -half, 2 * half, 2 * half], planet({ x: 0, y: 0, ...look }));
}

/** Returns the side of a planet's picture. */
export function racingPlanetSide(name: RacingPlanet): number {
  const { radius, ring } = PLANETS[name];
  return Math.round(2 * radius * (ring === true ? RING_ROOM : BARE_ROOM));
}

const HILL_LOOKS = {
  far: { amplitude: 92, wavelength: 150, fill: FAR_RIDGE, seed: 41, edge: '#ff9a5a' },
  near: { amplitude: 42, wavelength: 110, fill: NEAR_RIDGE, seed: 67, edge: '#8b5cf6' },
} as const;

/** Draws mesas on the horizon, lit from behind by the city's ember light. */
export function racingHills(distance: 'far' | 'near'): Drawing {
  const { width, height } = HILLS[distance];
  return drawing([0, 0, width, height], ridge({ width, base: height, ...HILL_LOOKS[distance] }));
}

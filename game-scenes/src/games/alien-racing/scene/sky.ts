import type Phaser from 'phaser';
import { RACING_PLANETS, type RacingPlanet } from '../art/night.js';
import type { FieldName } from '../../../rules-core/define-game.js';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';
import { DEPTHS, type RacingLayout } from './layout.js';
import { HAZE, HILL_KEYS, SKY, planetKey } from './textures.js';
import { showSharp, type PixelGrid } from './sharp-image.js';

/** Positions of the planets at the start: px right of the road's middle, px over the horizon. */
const PLANETS: Readonly<Record<FieldName, Readonly<Record<RacingPlanet, readonly [number, number]>>>> = {
  wide: { ringed: [220, 104], ember: [-180, 134], moon: [-760, 150] },
  tall: { ringed: [110, 70], ember: [-150, 210], moon: [-640, 250] },
};

/** Share of the view's turn by which each layer moves; nearer layers move more. */
const PARALLAX = { planets: 0.55, farHills: 0.8, nearHills: 1 } as const;

/** Width after which the sky repeats, logical px. */
const AROUND = 2600;

/** Number of strips of hills, enough for the widest stage. */
const STRIPS = 4;

export interface SkyView {
  /** Draws the sky; `heading` is how far the view has turned, logical px. */
  draw(heading: number, horizon: number): void;
  place(geometry: StageGeometry): void;
}

/** Wraps `value` into the range of this length around 0. */
const wrapped = (value: number, length: number): number => value - length * Math.floor(value / length + 0.5);

/** Creates hills side by side, every other one mirrored, so that there is no seam. */
function createHills(scene: Phaser.Scene, key: string, depth: number) {
  const strips = Array.from({ length: STRIPS }, () =>
    scene.add.image(0, 0, key).setOrigin(0, 1).setDepth(depth),
  );
  return (offset: number, horizon: number, grid: PixelGrid): void => {
    const length = (strips[0]?.width ?? 1) / grid.scale;
    const first = Math.floor((offset + grid.left) / length);
    strips.forEach((strip, index) => {
      const number = first + index;
      strip.setFlipX(number % 2 !== 0);
      showSharp(strip, number * length - offset, horizon + 1, grid);
    });
  };
}

/** Creates the sky: stars, planets and hills. Nearer layers move more when the road bends. */
export function createSky(
  scene: Phaser.Scene,
  field: FieldName,
  { middle }: RacingLayout,
  geometry: StageGeometry,
): SkyView {
  const sky = scene.add.image(0, 0, SKY).setOrigin(0, 0).setDepth(DEPTHS.sky);
  const planets = RACING_PLANETS.map((name) => ({
    image: scene.add.image(0, 0, planetKey(name)).setDepth(DEPTHS.planets),
    at: PLANETS[field][name],
  }));
  const drawFar = createHills(scene, HILL_KEYS.far, DEPTHS.farHills);
  const drawNear = createHills(scene, HILL_KEYS.near, DEPTHS.nearHills);
  const haze = scene.add.image(0, 0, HAZE).setOrigin(0, 0).setDepth(DEPTHS.haze);
  let grid = geometry;
  return {
    place(next) {
      grid = next;
      showSharp(sky, grid.left, grid.top, grid);
    },
    draw(heading, horizon) {
      for (const { image, at } of planets) {
        const x = wrapped(at[0] - heading * PARALLAX.planets, AROUND);
        showSharp(image, middle + x, horizon - at[1], grid);
      }
      drawFar(heading * PARALLAX.farHills, horizon, grid);
      drawNear(heading * PARALLAX.nearHills, horizon, grid);
      showSharp(haze, grid.left, horizon, grid);
    },
  };
}

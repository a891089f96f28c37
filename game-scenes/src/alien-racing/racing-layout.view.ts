import type { FieldName } from '../rules-core/define-game.js';

/** How the road lies on a field, logical px. */
export interface RacingLayout {
  /** Where the road runs when it is straight. */
  readonly middle: number;
  readonly horizon: number;
  /** The ground under the own pod. */
  readonly podY: number;
  /** Half the road's width there. */
  readonly roadHalf: number;
}

/** The same road for both: a tall field sees it from a little higher up. */
export const LAYOUTS: Readonly<Record<FieldName, RacingLayout>> = {
  wide: { middle: 480, horizon: 208, podY: 500, roadHalf: 470 },
  tall: { middle: 270, horizon: 390, podY: 832, roadHalf: 430 },
};

/** Units from the eye to the own pod; what is as far again is half as large. */
export const POD_DEPTH = 1100;

/** How far the road is drawn, units. */
export const FARTHEST = 49_152;

/** Order of what is drawn. Upright things lie between SKYLINE and AIR, the nearer the higher. */
export const DEPTHS = {
  sky: 0,
  planets: 1,
  farHills: 2,
  nearHills: 3,
  road: 4,
  haze: 5,
  nearest: 1000,
  air: 1100,
  effects: 1200,
  panels: 2000,
  words: 2100,
} as const;

/** The depth of something upright that stands so many units before the own pod. */
export const uprightDepth = (ahead: number): number => DEPTHS.nearest - ahead / 100;

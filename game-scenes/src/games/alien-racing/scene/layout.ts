import type { FieldName } from '../../../rules-core/define-game.js';

/** Position of the road on a field, in logical px. */
export interface RacingLayout {
  /** Middle of the road when it is straight. */
  readonly middle: number;
  readonly horizon: number;
  /** Ground under the own pod. */
  readonly podY: number;
  /** Half of the road's width there. */
  readonly roadHalf: number;
}

/** Layout of each field: the same road, but the tall field sees it from a little higher up. */
export const LAYOUTS: Readonly<Record<FieldName, RacingLayout>> = {
  wide: { middle: 480, horizon: 208, podY: 500, roadHalf: 470 },
  tall: { middle: 270, horizon: 390, podY: 832, roadHalf: 430 },
};

/** Distance from the eye to the own pod, units. Things at twice the distance are half as large. */
export const POD_DEPTH = 1100;

/** Distance up to which the road is drawn, units. */
export const FARTHEST = 49_152;

/** Depths of the parts. Upright things lie between SKYLINE and AIR, nearer ones higher. */
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
  tags: 1900,
  panels: 2000,
  /** Over the speed, which is under the pod on a small phone. */
  charge: 2050,
  words: 2100,
} as const;

/** Returns the depth of an upright thing this many units ahead of the own pod. */
export const uprightDepth = (ahead: number): number => DEPTHS.nearest - ahead / 100;

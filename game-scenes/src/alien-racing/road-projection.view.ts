import { FARTHEST, POD_DEPTH, type RacingLayout } from './racing-layout.view.js';
import type { TrackBends } from './track-bends.view.js';

/** The eye follows the pod to the side, but not all the way: so one sees it move. */
const EYE_FOLLOWS = 0.86;

/** Cross-sections are so far apart, units, up to that far ahead. All are whole multiples of the finest. */
const STEPS = [
  { units: 256, until: 8192 },
  { units: 512, until: 20_480 },
  { units: 1024, until: FARTHEST },
] as const;

/** They begin at multiples of this, so that they stay where they are on the road. */
const GRID = 1024;

const MAX_SECTIONS = 128;

/** Nearer to the eye than this share of the way to the pod nothing is seen. */
const NEAREST_SHARE = 0.2;

/** Where something is seen, logical px, and how large: 1 is the size beside the own pod. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** Where the eye is. */
export interface Eye {
  /** The own pod's place: units from the start, thousandths from the middle. */
  readonly distance: number;
  readonly x: number;
  /** A tremble, logical px. */
  readonly shakeX: number;
  readonly shakeY: number;
}

/** The road before the eye as cross-sections from near to far. */
export interface RoadProjection {
  /** How many cross-sections there are at present, and what is known of each. */
  readonly count: number;
  /** Units from the start. */
  readonly at: Float64Array;
  /** Logical px: the road's middle, its height, and half its width. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly half: Float64Array;
  /** With the tremble, logical px. */
  readonly horizon: number;
  /** How far the view has turned since the start, logical px at the horizon; the sky goes as far to the other side. */
  readonly heading: number;
  /** Looks from another place; `lowest` is the lower edge of what is visible, logical px. */
  look(eye: Eye, lowest: number): void;
  /**
   * Where a point of the road is seen: `distance` units from the start, `x` thousandths from the middle.
   * False, and `spot` left as it was, when it is behind the eye or too far away.
   */
  find(distance: number, x: number, spot: Spot): boolean;
}

/** The distances of the cross-sections for an eye, and how many there are. */
function laySections(at: Float64Array, distance: number, nearest: number): number {
  const first = distance + nearest;
  let here = Math.floor(first / GRID) * GRID;
  let count = 0;
  for (const { units, until } of STEPS) {
    for (; here < distance + until && count < MAX_SECTIONS; here += units)
      if (here + units > first) at[count++] = Math.max(here, first);
  }
  return count;
}

export function createProjection(bends: TrackBends, layout: RacingLayout): RoadProjection {
  const numbers = (): Float64Array => new Float64Array(MAX_SECTIONS);
  const [at, xs, ys, halves] = [numbers(), numbers(), numbers(), numbers()];
  const depth = layout.podY - layout.horizon;
  const spot: Spot = { x: 0, y: 0, scale: 1 };
  let [horizon, middle] = [layout.horizon, layout.middle];
  let [podAt, eyeX, count] = [0, 0, 0];

  const put = (distance: number, x: number, into: Spot): void => {
    const across = bends.carried(podAt, distance) + x - eyeX;
    into.scale = POD_DEPTH / (POD_DEPTH + distance - podAt);
    into.x = middle + (across / 1000) * layout.roadHalf * into.scale;
    into.y = horizon + depth * into.scale;
  };
  return {
    at,
    x: xs,
    y: ys,
    half: halves,
    get count() {
      return count;
    },
    get horizon() {
      return horizon;
    },
    get heading() {
      return (bends.direction(podAt) * POD_DEPTH * layout.roadHalf) / 1000;
    },
    look({ distance, x, shakeX, shakeY }, lowest) {
      middle = layout.middle + shakeX;
      horizon = layout.horizon + shakeY;
      eyeX = x * EYE_FOLLOWS;
      podAt = distance;
      const nearest = POD_DEPTH / Math.max((lowest - horizon) / depth, 1) - POD_DEPTH;
      count = laySections(at, distance, nearest);
      for (let section = 0; section < count; section++) {
        put(at[section] ?? 0, 0, spot);
        xs[section] = spot.x;
        ys[section] = spot.y;
        halves[section] = layout.roadHalf * spot.scale;
      }
    },
    find(distance, x, found) {
      const ahead = distance - podAt;
      if (ahead <= (NEAREST_SHARE - 1) * POD_DEPTH || ahead > FARTHEST) return false;
      put(distance, x, found);
      return true;
    },
  };
}

import { FARTHEST, POD_DEPTH, type RacingLayout } from './layout.js';
import type { TrackBends } from './track-bends.js';

/** Share of the pod's sideways position that the eye follows; less than 1, so that the pod visibly moves. */
const EYE_FOLLOWS = 0.86;

/** Spacing of the cross-sections up to each distance, in units. All are multiples of the finest. */
const STEPS = [
  { units: 256, until: 8192 },
  { units: 512, until: 20_480 },
  { units: 1024, until: FARTHEST },
] as const;

/** Cross-sections begin at multiples of this, so that they keep their place on the road. */
const GRID = 1024;

const MAX_SECTIONS = 128;

/** Share of the way from the eye to the pod below which nothing is visible. */
const NEAREST_SHARE = 0.2;

/** Position on the screen in logical px, and scale: 1 is the size beside the own pod. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** Position of the eye. */
export interface Eye {
  /** Position of the own pod: units from the start, thousandths from the middle. */
  readonly distance: number;
  readonly x: number;
  /** Offset of a tremble, logical px. */
  readonly shakeX: number;
  readonly shakeY: number;
}

/** The visible road as cross-sections from near to far. */
export interface RoadProjection {
  /** Number of cross-sections at present. */
  readonly count: number;
  /** Units from the start. */
  readonly at: Float64Array;
  /** Logical px: the road's middle, its height, and half its width. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly half: Float64Array;
  /** Height of the horizon including the tremble, logical px. */
  readonly horizon: number;
  /** Turn of the view since the start, in logical px at the horizon; the sky moves the opposite way. */
  readonly heading: number;
  /** Sets the position of the eye; `lowest` is the lower edge of the visible part, logical px. */
  look(eye: Eye, lowest: number): void;
  /**
   * Writes the screen position of a point of the road into `spot`: `distance` units from the start, `x`
   * thousandths from the middle. Returns false without changing `spot` if the point is behind the eye or too
   * far away.
   */
  find(distance: number, x: number, spot: Spot): boolean;
}

/** Writes the distances of the cross-sections for an eye, and returns their number. */
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

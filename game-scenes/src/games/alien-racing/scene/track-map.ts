import { RACING_CONFIG } from '../rules/config.js';
import type { Track } from '../rules/state.js';

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The lap as a closed line in a box of 1×1, with a point per segment; the first is the line. */
export interface TrackMap {
  readonly points: readonly MapPoint[];
  readonly aspect: number;
  /** Writes the point at a share (0–1) of the lap into `into`. */
  find(share: number, into: { x: number; y: number }): void;
}

/** Maximum deviation of the line's direction from a circle, radians. */
const MAX_WIGGLE = 1.15;

/** Returns the directions along the lap: once around, modified by the bends of the road. */
function headings({ curves }: Readonly<Track>): number[] {
  const count = curves.length;
  const total = curves.reduce((sum, curve) => sum + curve, 0);
  let turned = 0;
  const strays = curves.map((curve, index) => {
    turned += curve;
    return turned - (total * (index + 1)) / count;
  });
  const most = Math.max(...strays.map(Math.abs), 1);
  return strays.map((stray, index) => (2 * Math.PI * index) / count + (MAX_WIGGLE * stray) / most);
}

/** Walks along the directions. The gap to the start at the end is spread over the whole way. */
function walk(directions: readonly number[]): MapPoint[] {
  let [x, y] = [0, 0];
  const points = directions.map((direction) => {
    const point = { x, y };
    x += Math.cos(direction);
    y += Math.sin(direction);
    return point;
  });
  const [missingX, missingY] = [x, y];
  return points.map((point, index) => ({
    x: point.x - (missingX * index) / points.length,
    y: point.y - (missingY * index) / points.length,
  }));
}

export function createTrackMap(track: Readonly<Track>): TrackMap {
  const walked = walk(headings(track));
  const [xs, ys] = [walked.map(({ x }) => x), walked.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const points = walked.map(({ x, y }) => ({ x: (x - left) / width, y: (y - top) / height }));
  const count = RACING_CONFIG.segmentsPerLap;
  return {
    points,
    aspect: width / height,
    find(share, into) {
      const place = (share - Math.floor(share)) * count;
      const index = Math.floor(place);
      const from = points[index % points.length];
      const to = points[(index + 1) % points.length];
      if (from === undefined || to === undefined) return;
      into.x = from.x + (to.x - from.x) * (place - index);
      into.y = from.y + (to.y - from.y) * (place - index);
    },
  };
}

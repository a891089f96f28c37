import { describe, expect, it } from '@jest/globals';
import { LAP_UNITS, RACING_CONFIG } from '../rules/config.js';
import { LAYOUTS } from './layout.js';
import type { Track } from '../rules/state.js';
import { createProjection, type RoadProjection, type Spot } from './road-projection.js';
import { createTrackBends } from './track-bends.js';

const aTrack = (curveOf: (segment: number) => number): Track => ({
  curves: Array.from({ length: RACING_CONFIG.segmentsPerLap }, (_, segment) => curveOf(segment)),
  things: [],
});
const straight = aTrack(() => 0);
const layout = LAYOUTS.wide;
const LOWEST = 540;

function look(track: Track, distance: number, x = 0): RoadProjection {
  const road = createProjection(createTrackBends(track), layout);
  road.look({ distance, x, shakeX: 0, shakeY: 0 }, LOWEST);
  return road;
}

function find(road: RoadProjection, distance: number, x: number): Spot {
  const spot = { x: 0, y: 0, scale: 1 };
  if (!road.find(distance, x, spot)) throw new Error('The point is in sight.');
  return spot;
}

describe('the road before the eye', () => {
  it.each([0, 1, 700, LAP_UNITS - 3, 2.5 * LAP_UNITS])(
    'begins below the stage and goes up to the horizon at %d',
    (at) => {
      const { count, y, half } = look(straight, at);
      expect(count).toBeGreaterThan(80);
      expect(y[0]).toBeGreaterThanOrEqual(LOWEST - 1e-6);
      for (let section = 1; section < count; section++) {
        expect(y[section]).toBeLessThan(y[section - 1] ?? 0);
        expect(half[section]).toBeLessThan(half[section - 1] ?? 0);
      }
      expect((y[count - 1] ?? 0) - layout.horizon).toBeLessThan(8);
    },
  );

  it('shows the own pod where the layout has it, and what is as far again half as large', () => {
    const road = look(straight, 5000);
    expect(find(road, 5000, 0)).toEqual({ x: layout.middle, y: layout.podY, scale: 1 });
    expect(find(road, 6100, 1000)).toMatchObject({ x: layout.middle + layout.roadHalf / 2, scale: 0.5 });
  });

  it('runs straight up where there is no bend, and to the side of the bend where there is one', () => {
    const ends = [-4, 0, 4].map((curve) => {
      const { x, count } = look(
        aTrack(() => curve),
        3000,
      );
      return (x[count - 1] ?? 0) - layout.middle;
    });
    expect(ends[1]).toBeCloseTo(0);
    expect(ends[0]).toBeLessThan(-100);
    expect(ends[2]).toBeCloseTo(-(ends[0] ?? 0));
  });

  it('moves without a jerk when a bend comes nearer, at any distance', () => {
    const road = createProjection(
      createTrackBends(aTrack((segment) => (segment > 20 && segment < 34 ? 4 : 0))),
      layout,
    );
    const spot = { x: 0, y: 0, scale: 1 };
    for (const ahead of [500, 4000, 9000, 20_000]) {
      const seen: number[] = [];
      for (let distance = 2000; distance < 20_000; distance += 16) {
        road.look({ distance, x: 0, shakeX: 0, shakeY: 0 }, LOWEST);
        road.find(distance + ahead, 0, spot);
        seen.push(spot.x);
      }
      const steps = seen.slice(1).map((x, index) => x - (seen[index] ?? x));
      const jerks = steps.slice(1).map((step, index) => Math.abs(step - (steps[index] ?? step)));
      expect(Math.max(...jerks)).toBeLessThan(0.6);
    }
  });

  it('follows the pod to the side, though not all the way', () => {
    const { x } = find(look(straight, 0, 1000), 0, 1000);
    expect(x).toBeGreaterThan(layout.middle);
    expect(x).toBeLessThan(layout.middle + layout.roadHalf / 4);
  });

  it('does not know what is behind the eye or beyond the horizon', () => {
    const road = look(straight, 5000);
    const spot = { x: 1, y: 2, scale: 3 };
    expect([road.find(3900, 0, spot), road.find(80_000, 0, spot)]).toEqual([false, false]);
    expect(spot).toEqual({ x: 1, y: 2, scale: 3 });
  });

  it('shows a rock two seconds before a pod at full speed reaches it', () => {
    const { scale, y } = find(look(straight, 0), 2 * 60 * RACING_CONFIG.topSpeed, 0);
    expect(y - layout.horizon).toBeGreaterThan(30);
    expect(2 * 170 * (layout.roadHalf / 1000) * scale).toBeGreaterThan(15);
  });
});

describe('the heading', () => {
  it('turns with the bends, steadily, over all laps', () => {
    const track = aTrack((segment) => (segment < 60 ? 2 : -1));
    const heading = (distance: number): number => look(track, distance).heading;
    expect(heading(0)).toBe(0);
    expect(heading(1000)).toBeGreaterThan(0);
    expect(heading(LAP_UNITS)).toBeCloseTo(heading(LAP_UNITS - 0.001), 2);
    expect(heading(2 * LAP_UNITS)).toBeCloseTo(2 * heading(LAP_UNITS));
  });
});

import { describe, expect, it } from '@jest/globals';
import { toSvg } from '../../../art-core/drawing.js';
import {
  SIMULATOR_RACERS,
  simulatorDriver,
  simulatorPod,
  simulatorTrack,
  TRACK_VIEW,
  trackPlace,
} from './track.js';

const FINISH_X = 312;
const LAP_PERCENT = 100 / 3;
/** Progress from which on the rows of the grid are closed, percent. */
const GRID_END = 3;

describe('the track of the simulator', () => {
  it('leads to the finish line after each of three laps', () => {
    for (const lap of [1, 2, 3]) {
      for (const racer of SIMULATOR_RACERS.keys()) {
        const { x, y, angle } = trackPlace(lap * LAP_PERCENT, racer);
        expect(Math.abs(x - FINISH_X)).toBeLessThan(2);
        expect(Math.abs(y - 373)).toBeLessThan(17);
        expect(Math.abs(angle)).toBeGreaterThan(178);
      }
    }
  });

  it('is driven evenly, without a jump, inside the picture', () => {
    const [left, top, width, height] = TRACK_VIEW;
    let before = trackPlace(GRID_END, 0);
    for (let percent = GRID_END + 0.1; percent <= 100; percent += 0.1) {
      const place = trackPlace(percent, 0);
      const way = Math.hypot(place.x - before.x, place.y - before.y);
      expect(way).toBeGreaterThan(2);
      expect(way).toBeLessThan(10);
      expect(place.x).toBeGreaterThan(left);
      expect(place.x).toBeLessThan(left + width);
      expect(place.y).toBeGreaterThan(top);
      expect(place.y).toBeLessThan(top + height);
      before = place;
    }
  });

  it('begins on a grid, where no pod covers another', () => {
    const grid = [...SIMULATOR_RACERS.keys()].map((racer) => trackPlace(0, racer));
    grid.forEach((place, racer) => {
      for (const other of grid.slice(racer + 1)) {
        expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(30);
      }
    });
  });

  it('is drawn with pods and drivers that name their paints', () => {
    for (const [index, racer] of SIMULATOR_RACERS.entries()) {
      for (const piece of [simulatorPod(racer, index === 0), simulatorDriver(racer)]) {
        for (const [, id = ''] of piece.body.matchAll(/url\(#([^)]+)\)/g))
          expect(piece.defs).toHaveProperty([id]);
      }
    }
    expect(toSvg(simulatorTrack())).not.toMatch(/NaN|undefined/);
  });
});

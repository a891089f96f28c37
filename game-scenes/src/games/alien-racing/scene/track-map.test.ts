import { describe, expect, it } from '@jest/globals';
import { createRandom } from '../../../rules-core/random.js';
import { seedsFrom } from '../../../../test/support/seeds.js';
import { RACING_CONFIG } from '../rules/config.js';
import { layTrack } from '../rules/track.js';
import { createTrackMap } from './track-map.js';

const SEED = '000102030405060708090a0b0c0d0e0f';

describe('the map of a track', () => {
  const maps = seedsFrom(SEED, 40).map((seed) => createTrackMap(layTrack(createRandom(seed))));

  it('is a closed line that fills its box', () => {
    for (const { points } of maps) {
      expect(points).toHaveLength(RACING_CONFIG.segmentsPerLap);
      for (const along of [points.map(({ x }) => x), points.map(({ y }) => y)]) {
        expect(Math.min(...along)).toBeCloseTo(0);
        expect(Math.max(...along)).toBeCloseTo(1);
      }
      const steps = points.map(({ x, y }, index) => {
        const next = points[(index + 1) % points.length] ?? { x, y };
        return Math.hypot(next.x - x, next.y - y);
      });
      expect(Math.max(...steps)).toBeLessThan(0.08);
    }
  });

  it('is another one for another track', () => {
    expect(new Set(maps.map(({ points }) => JSON.stringify(points))).size).toBe(maps.length);
  });

  it('finds the line at the start and at the end of each lap, and the way between', () => {
    for (const map of maps) {
      const at = (share: number) => {
        const point = { x: -1, y: -1 };
        map.find(share, point);
        return point;
      };
      expect(at(0)).toEqual(map.points[0]);
      expect(at(3)).toEqual(map.points[0]);
      expect(Math.hypot(at(0.9999).x - at(0).x, at(0.9999).y - at(0).y)).toBeLessThan(0.01);
      expect(at(0.5)).toEqual(map.points[RACING_CONFIG.segmentsPerLap / 2]);
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import { LAP_UNITS, RACING_CONFIG } from '../rules/config.js';
import { createTrackBends } from './track-bends.js';

const { segmentsPerLap } = RACING_CONFIG;

const bendsOf = (curveOf: (segment: number) => number) =>
  createTrackBends({
    curves: Array.from({ length: segmentsPerLap }, (_, segment) => curveOf(segment)),
    things: [],
  });

describe('the bends of a track', () => {
  it('carry a straight road nowhere', () => {
    const bends = bendsOf(() => 0);
    expect([bends.direction(9999), bends.carried(300, 40_000)]).toEqual([0, 0]);
  });

  it('carry a road that bends evenly by half the square of the way', () => {
    const bends = bendsOf(() => 3);
    const sharpness = bends.direction(1000) / 1000;
    expect(bends.carried(7000, 9000)).toBeCloseTo((sharpness * 2000 * 2000) / 2);
    expect(bends.carried(7000, 5000)).toBeCloseTo((sharpness * 2000 * 2000) / 2);
  });

  it('are what small steps along the direction add up to, over the line and before the start as well', () => {
    const bends = bendsOf((segment) => ((segment * 7) % 11) - 4);
    for (const from of [-900, 0, 12_345, LAP_UNITS - 3000, 2 * LAP_UNITS - 100]) {
      let side = 0;
      for (let at = from; at < from + 6000; at += 4)
        side += 4 * (bends.direction(at + 2) - bends.direction(from));
      expect(bends.carried(from, from + 6000)).toBeCloseTo(side, 1);
    }
  });

  it('have no step where segments meet', () => {
    const bends = bendsOf((segment) => (segment % 2 === 0 ? 5 : -5));
    const sharpness = (at: number): number =>
      (bends.direction(at + 0.01) - bends.direction(at - 0.01)) / 0.02;
    const steepest = (2 * 5 * 4.2e-5) / RACING_CONFIG.segmentUnits;
    for (let at = 100; at < 5000; at += 8)
      expect(Math.abs(sharpness(at + 8) - sharpness(at))).toBeLessThan(8 * steepest * 1.05);
  });
});

import { describe, expect, it } from '@jest/globals';
import { TICKS_PER_SECOND } from './define-game.js';
import { createRandom, nextUint32 } from './random.js';
import { isMachineRhythm } from './rhythm.js';

/** Returns the ticks of inputs that begin at tick 10 and follow at these intervals. */
function ticksOf(intervals: readonly number[]): number[] {
  let tick = 10;
  return [tick, ...intervals.map((interval) => (tick += interval))];
}

const evenly = (count: number, interval: number): number[] => Array<number>(count).fill(interval);

/** Returns the strikes of a timer that is independent of the ticks, rounded down to ticks. */
const timed = (count: number, everyMs: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(((index * everyMs + 3) * 60) / 1000));

/** Returns 120 inputs of a human who aims at a beat of `meanMs` with a normal error of `spreadMs`. */
function tapped(seed: string, meanMs: number, spreadMs: number): number[] {
  const random = createRandom(seed);
  const even = (): number => nextUint32(random) / 4294967296 - 0.5;
  const normal = (): number => Array.from({ length: 12 }, even).reduce((sum, draw) => sum + draw);
  let atMs = 0;
  return Array.from({ length: 120 }, () => {
    atMs += Math.max(0, meanMs + normal() * spreadMs);
    return Math.floor((atMs * TICKS_PER_SECOND) / 1000);
  });
}

describe('the rhythm of inputs', () => {
  it.each([2, 3, 7, 30, 75])('is a machine when 31 come %i ticks apart', (interval) => {
    expect(isMachineRhythm(ticksOf(evenly(30, interval)))).toBe(true);
    expect(isMachineRhythm(ticksOf(evenly(29, interval)))).toBe(false);
  });

  it('is a machine also when only a stretch in the middle of the round is even', () => {
    const lively = [40, 12, 33, 27, 51, 18, 22, 45, 9, 30];
    expect(isMachineRhythm(ticksOf([...lively, ...evenly(30, 20), ...lively]))).toBe(true);
    expect(isMachineRhythm(ticksOf([...lively, ...evenly(20, 20), ...lively, ...evenly(20, 20)]))).toBe(
      false,
    );
  });

  it.each([100, 200, 250, 500, 610, 997])('is a machine for a timer of %i ms', (everyMs) => {
    expect(isMachineRhythm(timed(40, everyMs))).toBe(true);
  });

  it.each([40, 80, 150, 300, 600, 1200])(
    'is a hand for the steadiest tapping there is, %i ms apart',
    (everyMs) => {
      for (let round = 0; round < 100; round++) {
        const seed = (everyMs * 1000 + round).toString(16).padStart(32, '0');
        expect(isMachineRhythm(tapped(seed, everyMs, Math.max(8, 0.035 * everyMs)))).toBe(false);
      }
    },
  );

  it('is a hand when nothing or little was pressed', () => {
    expect(isMachineRhythm([])).toBe(false);
    expect(isMachineRhythm([5])).toBe(false);
  });
});

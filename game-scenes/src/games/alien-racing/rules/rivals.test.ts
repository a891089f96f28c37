import { describe, expect, it } from '@jest/globals';
import { seedsFrom } from '../../../../test/support/seeds.js';
import { RACE_SEED, aRace, run } from '../../../../test/support/race.js';
import { alienRacing } from './alien-racing.rules.js';
import { RACE_UNITS } from './config.js';
import { formWord } from './form.js';
import type { Rival, Temper } from './state.js';

const races = seedsFrom(RACE_SEED, 300).map((seed) => alienRacing.start(seed, 'wide'));

describe('a field', () => {
  it('has a form from 64 to 75, drawn by the seed', () => {
    const forms = new Set(races.map(({ form }) => form));
    expect([...forms].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, index) => 64 + index),
    );
    expect([64, 67, 68, 71, 72, 75].map(formWord)).toEqual([
      'weak',
      'weak',
      'fair',
      'fair',
      'strong',
      'strong',
    ]);
  });

  it('rides near its form: one rival at it, one 2 and one 5 below, in any order', () => {
    const fastest = new Set<number>();
    for (const { form, rivals } of races) {
      const offsets = rivals.map(({ cruise }) => cruise - form);
      const sorted = [...offsets].sort((one, other) => other - one);
      [0, -2, -5].forEach((offset, index) =>
        expect(Math.abs((sorted[index] ?? 99) - offset)).toBeLessThanOrEqual(1.5),
      );
      fastest.add(offsets.indexOf(sorted[0] ?? 0));
    }
    expect(fastest.size).toBe(3);
  });

  it('has three different ones of six tempers', () => {
    const tempers = races.flatMap(({ rivals }) => rivals.map(({ temper }) => temper));
    expect(new Set(tempers).size).toBe(6);
    for (const { rivals } of races) expect(new Set(rivals.map(({ temper }) => temper)).size).toBe(3);
  });
});

describe('a rival that is', () => {
  /** Returns its speed at a share of the race, with the pod beside it. */
  const speedAt = (temper: Temper, share: number, of: Partial<Rival> = {}, podX = 900): number => {
    const distance = RACE_UNITS * share;
    const rival = { temper, distance, x: 0, laneX: 0, speed: 60, aim: 60, cruise: 60, ...of };
    const state = aRace({ rival, pod: { distance, x: podX, speed: 60 } });
    for (let tick = 0; tick < 20; tick++) {
      state.pod.distance = state.rivals[0]?.distance ?? 0;
      run(state, 1);
    }
    return Math.round(10 * (state.rivals[0]?.speed ?? 0)) / 10;
  };

  it.each([
    ['frontRunner', 62.5, 60.5, 58.5],
    ['lateCharger', 58, 60.8, 64],
    ['blocker', 60.6, 60.6, 60.6],
    ['slipstreamer', 59.5, 59.5, 59.5],
    ['wobbler', 59.7, 59.7, 59.7],
    ['steady', 60.2, 60.2, 60.2],
  ] as const)(
    'a %s drives by its temper at the start, half-way and at the end',
    (temper, start, half, end) => {
      for (const [share, speed] of [
        [0, start],
        [0.5, half],
        [0.99, end],
      ] as const)
        expect(Math.abs(speedAt(temper, share) - speed)).toBeLessThan(0.2);
    },
  );

  it('a slipstreamer goes where the stream of another is, and is faster there', () => {
    const rival = { temper: 'slipstreamer' as const, distance: 70_000, speed: 60, aim: 60, cruise: 60 };
    const state = aRace({ rival: { ...rival, x: -300, laneX: -300 }, pod: { distance: 71_000, x: 0 } });
    run(state, 40);
    const [first] = state.rivals;
    expect(first?.x).toBe(0);
    expect(first?.speed).toBeGreaterThan(62);
  });

  it('a slipstreamer draws nothing from a rival that has finished', () => {
    const at = { distance: 150_000, speed: 60, aim: 60, cruise: 60, x: -300, laneX: -300 };
    const state = aRace({ rival: { ...at, temper: 'slipstreamer' }, pod: { distance: 0, x: 900 } });
    const [rival] = state.rivals;
    if (!rival) throw new Error('A race has rivals.');
    state.rivals.push({ ...rival, temper: 'steady', distance: 151_000, x: -100, laneX: -100, finishedAt: 1 });
    run(state, 20);
    expect(rival.x).toBe(-300);
    expect(rival.speed).toBeLessThan(60);
  });

  it('a wobbler changes its pace more than others with each stretch', () => {
    const paces = (temper: Temper): number[] => {
      const state = aRace({ rival: { temper, cruise: 60, aim: 60, nextStretchAt: 0 } });
      return Array.from({ length: 28 }, () => {
        run(state, 120);
        return Math.abs((state.rivals[0]?.aim ?? 0) - 60);
      });
    };
    expect(Math.max(...paces('steady'))).toBeLessThanOrEqual(1.5);
    expect(Math.max(...paces('wobbler'))).toBeGreaterThan(3);
  });
});

import { describe, expect, it } from '@jest/globals';
import { alienRacing } from '../rules/alien-racing.rules.js';
import { createMoments } from './race-moment.js';

const SEED = '000102030405060708090a0b0c0d0e0f';

describe('a moment of the race', () => {
  it('lies between the tick before and the present one', () => {
    const state = alienRacing.start(SEED, 'wide');
    const moments = createMoments(state);
    for (let tick = 0; tick < 50; tick++) alienRacing.step(state, []);
    moments.remember();
    const before = state.pod.distance;
    alienRacing.step(state, []);
    expect(moments.at(0, 0).pod.distance).toBe(before);
    expect(moments.at(0.5, 0).pod.distance).toBe((before + state.pod.distance) / 2);
    expect(moments.at(1, 0).pod).toMatchObject({ distance: state.pod.distance, x: state.pod.x });
    expect(moments.at(1, 0).rivals.map(({ distance }) => distance)).toEqual(
      state.rivals.map(({ distance }) => distance),
    );
  });

  it('shows the grid before the first tick', () => {
    const state = alienRacing.start(SEED, 'wide');
    expect(createMoments(state).at(0.4, 0).pod).toMatchObject({ distance: 0, x: 500, speed: 0, lean: 0 });
  });

  it('rolls on when the race is over, ever slower, and stands still after a second and a half', () => {
    const state = alienRacing.start(SEED, 'wide');
    const moments = createMoments(state);
    state.pod.speed = 60;
    moments.remember();
    const rolled = [0, 10, 20, 90, 500].map((ticks) => moments.at(1, ticks).pod.distance);
    const [start = 0, first = 0, second = 0, last = 0, later = 0] = rolled;
    expect(first - start).toBeGreaterThan(500);
    expect(second - first).toBeLessThan(first - start);
    expect(later).toBe(last);
  });
});

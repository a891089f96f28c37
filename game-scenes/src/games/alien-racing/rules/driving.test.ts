import { describe, expect, it } from '@jest/globals';
import { RACE_SEED as SEED, aRace, kindsOf, run, steer } from '../../../../test/support/race.js';
import { RACING_CONFIG } from './config.js';
import { alienRacing } from './alien-racing.rules.js';
import { isInSlipstream } from './slipstream.js';
import { placeOf } from './state.js';

describe('a pod', () => {
  it('starts with score 0, sixty seconds, three rivals ahead, and speeds up by itself [S4.18, S9.19]', () => {
    const state = alienRacing.start(SEED, 'wide');
    expect(alienRacing.outcome(state)).toMatchObject({ score: 0, coins: 0, isFinished: false });
    expect(alienRacing.ticksPerRound).toBe(60 * 60);
    expect([state.rivals.length, placeOf(state), RACING_CONFIG.racers]).toEqual([3, 4, 4]);
    run(state, 60);
    expect(state.pod.speed).toBe(30);
  });

  it('is steered left, right and straight on, and keeps doing so until told otherwise', () => {
    const state = aRace();
    alienRacing.step(state, [steer('left')]);
    run(state, 9);
    expect(state.pod.x).toBe(-250);
    run(state, 5);
    expect(state.pod.x).toBe(-250 - 5 * 32);
    alienRacing.step(state, [steer('right')]);
    run(state, 14);
    expect(state.pod.sideways).toBe(32);
    alienRacing.step(state, [steer('straight')]);
    run(state, 9);
    const there = state.pod.x;
    run(state, 10);
    expect([state.pod.x, state.pod.sideways]).toEqual([there, 0]);
  });

  it('moves the farther the longer it is steered, and only a little at a short press', () => {
    const [short, long] = [3, 6].map((ticks) => {
      const state = aRace();
      alienRacing.step(state, [steer('right')]);
      run(state, ticks - 1);
      alienRacing.step(state, [steer('straight')]);
      run(state, 20);
      return state.pod.x;
    });
    expect([short, long]).toEqual([54, 192]);
  });

  it('is pushed outwards by a bend', () => {
    const [left, right] = [aRace({ curve: -3 }), aRace({ curve: 3 })];
    run(left, 10);
    run(right, 10);
    expect([left.pod.x, right.pod.x]).toEqual([120, -120]);
  });

  it('is slow beside the road and gets no farther from it than the barrier', () => {
    const beside = aRace({ pod: { x: 1100 } });
    run(beside, 60);
    expect([beside.pod.speed, beside.pod.x]).toEqual([26, 1100]);
    const atBarrier = aRace({ pod: { x: 1240, steer: 1 } });
    run(atBarrier, 60);
    expect([atBarrier.pod.speed, atBarrier.pod.x]).toEqual([8, 1280]);
  });

  it('is faster for a while after a boost pad', () => {
    const state = aRace({ thing: { kind: 'pad', at: 640, x: 100 } });
    expect(run(state, 10)).toEqual([{ kind: 'pad', at: 640, x: 100 }]);
    run(state, 20);
    expect(state.pod.speed).toBe(84);
    run(state, 150);
    expect(state.pod.speed).toBe(64);
  });

  it('slides and slows on plasma', () => {
    const state = aRace({ thing: { kind: 'slick', at: 640, x: 50 } });
    run(state, 30);
    expect(state.pod.x).toBeLessThan(-200);
    expect(state.pod.speed).toBeLessThan(64);
  });

  it('crashes into a rock once, and is spared for a moment then', () => {
    const state = aRace({ thing: { kind: 'rock', at: 640, x: 0 } });
    expect(run(state, 10)).toEqual([{ kind: 'rock', at: 640, x: 0 }]);
    expect([state.pod.crashes, state.pod.speed]).toEqual([1, 12]);
  });

  it('is spared by the next rock right after a crash', () => {
    const state = aRace({ thing: { kind: 'rock', at: 640, x: 0 } });
    state.track.things.push({ kind: 'rock', at: 700, x: 0 });
    expect(run(state, 30)).toEqual([{ kind: 'rock', at: 640, x: 0 }]);
    expect([state.pod.nextThing, state.pod.crashes]).toEqual([2, 1]);
  });

  it('passes what lies aside', () => {
    const state = aRace({ thing: { kind: 'rock', at: 640, x: 251 } });
    expect(run(state, 20)).toEqual([]);
  });

  it('is faster in the slipstream of a rival, and falls back when it bumps into one', () => {
    const rival = { x: 0, speed: 64, aim: 64, cruise: 64 };
    const behind = aRace({ rival: { ...rival, distance: 700 } });
    expect(isInSlipstream(behind)).toBe(true);
    run(behind, 20);
    expect(behind.pod.speed).toBe(72);
    const near = aRace({ rival: { ...rival, distance: 200, speed: 40, aim: 40 } });
    expect(run(near, 1)).toEqual([{ kind: 'bump' }]);
    expect(near.pod.speed).toBeCloseTo(26, 0);
  });

  it('drives past a rival who has finished', () => {
    const state = aRace({ rival: { x: 0, distance: 200, speed: 40, aim: 40, cruise: 40, finishedAt: 1 } });
    expect(kindsOf(run(state, 1))).not.toContain('bump');
  });

  it.each([
    [1000, 64],
    [-1000, 64],
    [1001, 62.5],
    [-1001, 62.5],
  ])('at %i has a speed of %d after a tick: the road ends at its edge', (x, speed) => {
    const state = aRace({ pod: { x } });
    run(state, 1);
    expect(state.pod.speed).toBe(speed);
  });
});

describe('a rival', () => {
  const rival = { x: 0, laneX: 0, speed: 60, aim: 60, cruise: 60 };

  it.each([0, 60, -600, 600])('drives round a rock at %i', (x) => {
    const state = aRace({
      rival: { ...rival, x, laneX: x, distance: 20_000 },
      thing: { kind: 'rock', at: 24_000, x },
    });
    const [first] = state.rivals;
    if (!first) throw new Error('There is a rival.');
    for (; first.distance < 24_000;) run(state, 1);
    expect(Math.abs(first.x - x)).toBeGreaterThan(RACING_CONFIG.reachX.rock);
    expect(Math.abs(first.x)).toBeLessThan(1000);
    run(state, 90);
    expect(first.x).toBe(x);
  });

  it('drives round a pod that is slower', () => {
    const state = aRace({
      rival: { ...rival, distance: 0 },
      pod: { distance: 1600, speed: 0, crashTicks: 75 },
    });
    const [first] = state.rivals;
    if (!first) throw new Error('There is a rival.');
    for (; first.distance < state.pod.distance;) run(state, 1);
    expect(Math.abs(first.x - state.pod.x)).toBeGreaterThan(250);
  });

  it('hurries when it has fallen behind, and takes it easier far ahead', () => {
    const speedAt = (distance: number, podAt: number): number => {
      const state = aRace({ rival: { ...rival, distance }, pod: { distance: podAt } });
      run(state, 20);
      return state.rivals[0]?.speed ?? 0;
    };
    expect(speedAt(100_000, 130_000)).toBeCloseTo(62.45);
    expect(speedAt(130_000, 100_000)).toBeCloseTo(57.7);
    // In the first lap more.
    expect(speedAt(10_000, 40_000)).toBeCloseTo(66.2);
    expect(speedAt(58_000, 40_000)).toBeCloseTo(52.2);
  });

  it('leaves room to whoever has come alongside, whatever its temper', () => {
    const state = aRace({
      rival: { ...rival, temper: 'blocker', distance: 500 },
      pod: { x: 500, speed: 60 },
    });
    run(state, 30);
    expect(state.rivals[0]?.x).toBe(0);
  });

  it('moves into the way when that is its temper', () => {
    const state = aRace({ rival: { ...rival, temper: 'blocker', distance: 2000 }, pod: { x: 500 } });
    run(state, 30);
    expect(state.rivals[0]?.x).toBeGreaterThan(200);
  });
});

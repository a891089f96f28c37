import { describe, expect, it } from '@jest/globals';
import { aRace, kindsOf, run, steer } from '../../../../test/support/race.js';
import { RACING_CONFIG } from './config.js';
import { alienRacing } from './alien-racing.rules.js';
import { isInSlipstream } from './slipstream.js';
import type { Pod, RacingState, Rival } from './state.js';

const AHEAD = { x: 0, laneX: 0, distance: 1200, speed: 70, aim: 70, cruise: 70 };

/** Returns a race of a pod behind a rival that keeps its distance. */
const behind = (rival: Partial<Rival> = {}, pod: Partial<Pod> = {}): RacingState =>
  aRace({ rival: { ...AHEAD, ...rival }, pod: { speed: 70, ...pod } });

/** Moves the rival out of the way. */
const leave = (state: RacingState): void => {
  for (const rival of state.rivals) rival.x = 900;
};

describe('a slipstream', () => {
  it.each([
    [260, 0, false],
    [261, 0, true],
    [2199, 239, true],
    [2200, 0, false],
    [1200, 240, false],
    [1200, -239, true],
  ])('of a rival %i ahead and %i beside is felt: %s', (distance, x, isFelt) => {
    expect(isInSlipstream(behind({ distance, x }))).toBe(isFelt);
  });

  it('is not felt by a slow pod, and a rival that has finished gives none', () => {
    expect(isInSlipstream(behind({}, { speed: 39 }))).toBe(false);
    expect(isInSlipstream(behind({ finishedAt: 1 }))).toBe(false);
  });

  it('fills the bar in a second, and tells it once', () => {
    const state = behind();
    expect(kindsOf(run(state, 59))).toEqual([]);
    expect(kindsOf(run(state, 1))).toEqual(['chargeFull']);
    expect(state.pod.charge).toBe(60);
    expect(kindsOf(run(state, 30))).toEqual([]);
  });

  it('slings for 2.2 s at 84 who leaves it with a full bar', () => {
    const state = behind();
    run(state, 70);
    leave(state);
    expect(kindsOf(run(state, 1))).toEqual(['slingStarted']);
    expect([state.pod.charge, state.pod.slingTicks]).toEqual([0, 132]);
    run(state, 10);
    expect(state.pod.speed).toBe(84);
    run(state, 121);
    expect([state.pod.speed, state.pod.slingTicks]).toEqual([84, 1]);
    run(state, 60);
    expect(state.pod.speed).toBe(64);
  });

  it('leaves nothing to who leaves it earlier: the bar drains again', () => {
    const state = behind();
    run(state, 59);
    leave(state);
    expect(kindsOf(run(state, 30))).toEqual([]);
    expect(state.pod.charge).toBe(29);
  });

  it('fills no bar during a sling', () => {
    const state = behind({ distance: 2000 }, { slingTicks: 30 });
    run(state, 30);
    expect([state.pod.charge, state.pod.slingTicks]).toEqual([0, 0]);
    run(state, 1);
    expect(state.pod.charge).toBe(1);
  });

  it('is worth nothing after a bump or a crash', () => {
    const bumped = behind({ distance: 262, speed: 40, aim: 40 }, { charge: 60 });
    expect(kindsOf(run(bumped, 1))).toEqual(['bump']);
    expect(bumped.pod.charge).toBe(0);
    const crashed = aRace({ thing: { kind: 'rock', at: 32, x: 0 }, pod: { slingTicks: 50, charge: 60 } });
    run(crashed, 1);
    expect([crashed.pod.charge, crashed.pod.slingTicks]).toEqual([0, 0]);
  });
});

describe('a rescue', () => {
  const OFF = { x: 1100, speed: 26 };

  /** Steers a pod beside the road so many ticks before its first second and a half there ends. */
  const lost = (steeredBefore: number, of: Partial<Pod> = {}): RacingState => {
    const state = aRace({ pod: { ...OFF, ...of } });
    state.tick = 1000;
    state.pod.steeredAt = 1089 - steeredBefore;
    return state;
  };

  it('puts back who has steered within three seconds, after a second and a half beside the road', () => {
    const state = lost(179);
    expect(run(state, 89)).toEqual([]);
    expect(kindsOf(run(state, 1))).toEqual(['rescued']);
    expect(state.pod).toMatchObject({ x: 0, speed: 38, sideways: 0, offRoadTicks: 0 });
  });

  it('leaves who has not steered, until it does', () => {
    const state = lost(180);
    expect(run(state, 200)).toEqual([]);
    expect(kindsOf([...alienRacing.step(state, [steer('right')])])).toEqual(['rescued']);
  });

  it('does not count a press that changes nothing', () => {
    const state = lost(180, { steer: 1 });
    run(state, 100);
    expect(alienRacing.step(state, [steer('right')])).toEqual([]);
    expect(alienRacing.step(state, [steer('straight')])).toEqual([]);
  });

  it('comes again after twenty seconds', () => {
    const state = lost(0);
    run(state, 90);
    Object.assign(state.pod, OFF, { steeredAt: 1080 });
    state.tick = 1089 + 1199;
    state.pod.offRoadTicks = 200;
    state.pod.steeredAt = state.tick;
    expect(run(state, 1)).toEqual([]);
    expect(kindsOf(run(state, 1))).toEqual(['rescued']);
  });

  it.each([
    [{ kind: 'rock', at: 3500, x: 0 }, 30_000, 0, 300 + 300],
    [{ kind: 'pad', at: 3500, x: 0 }, 30_000, 0, 0],
    [{ kind: 'slick', at: 3500, x: -100 }, 30_000, 0, 300],
    [{ kind: 'pad', at: 3500, x: 0 }, 3500, 100, -300],
  ] as const)('chooses a free spot: %j and a rival at %i, %i', (thing, distance, rivalX, x) => {
    const state = lost(0);
    state.track.things = [thing];
    state.pod.distance = 1000;
    for (const rival of state.rivals) Object.assign(rival, { distance, x: rivalX, laneX: rivalX, speed: 0 });
    for (let tick = 0; tick < 90; tick++) {
      for (const rival of state.rivals) Object.assign(rival, { distance, x: rivalX });
      run(state, 1);
    }
    expect(state.pod.x).toBe(x);
    expect(RACING_CONFIG.rescueSpots).toContain(x);
  });
});

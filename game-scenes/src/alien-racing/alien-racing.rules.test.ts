import { describe, expect, it } from '@jest/globals';
import type { GameAction } from '../rules-core/define-game.js';
import { replay } from '../rules-core/replay.js';
import { RACING_SKILLS, driveRace } from './alien-racing.bot.js';
import { LAP_UNITS, RACE_UNITS, RACING_CONFIG } from './alien-racing.config.js';
import { STEER, STEER_CHOICES, alienRacing, pointsOf } from './alien-racing.rules.js';
import type { RacingEvent } from './racing-events.rules.js';
import { isInSlipstream } from './racing-pod.rules.js';
import { placeOf, type Pod, type RacingState, type Rival, type ThingKind } from './racing-state.rules.js';
import { layTrack } from './racing-track.rules.js';
import { createRandom } from '../rules-core/random.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const FAR_AHEAD = 30_000;
const steer = (choice: keyof typeof STEER_CHOICES): GameAction => ({
  code: STEER,
  x: STEER_CHOICES[choice],
  y: 0,
});

interface Scene {
  readonly pod?: Partial<Pod>;
  readonly rival?: Partial<Rival>;
  readonly thing?: { kind: ThingKind; at: number; x: number };
  readonly curve?: number;
}

/** A race in progress on an even road with at most one thing on it, and one rival far ahead unless told otherwise. */
function aRace({ pod, rival, thing, curve = 0 }: Scene = {}): RacingState {
  const state = alienRacing.start(SEED, 'wide');
  const [first] = state.rivals;
  if (!first) throw new Error('A race has rivals.');
  return {
    ...state,
    track: {
      curves: state.track.curves.map(() => curve),
      things: [thing ?? { kind: 'rock', at: LAP_UNITS - 1, x: -5000 }],
    },
    pod: { ...state.pod, x: 0, speed: 64, ...pod },
    rivals: [{ ...first, temper: 'steady', distance: FAR_AHEAD, nextStretchAt: 99_999, ...rival }],
  };
}

function run(state: RacingState, ticks: number): RacingEvent[] {
  const events: RacingEvent[] = [];
  for (let tick = 0; tick < ticks; tick++) events.push(...alienRacing.step(state, []));
  return events;
}

const kindsOf = (events: readonly RacingEvent[]): string[] => events.map(({ kind }) => kind);

describe('a track', () => {
  it('is drawn from the seed, with bends to both sides and pads, slicks and rocks apart from each other', () => {
    const tracks = Array.from({ length: 40 }, (_, round) =>
      layTrack(createRandom((round + 1).toString(16).padStart(32, '0'))),
    );
    for (const { curves, things } of tracks) {
      expect(curves).toHaveLength(120);
      expect(curves.slice(0, 6)).toEqual(Array(6).fill(0));
      expect(Math.max(...curves.map(Math.abs))).toBeLessThanOrEqual(5);
      expect(things.map(({ kind }) => kind).filter((kind) => kind === 'rock')).toHaveLength(7);
      things.forEach(({ at }, index) =>
        expect(at - (things[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(1500),
      );
    }
    expect(new Set(tracks.map((track) => JSON.stringify(track))).size).toBe(40);
    expect(tracks.some(({ curves }) => curves.some((curve) => curve > 2))).toBe(true);
    expect(tracks.some(({ curves }) => curves.some((curve) => curve < -2))).toBe(true);
  });
});

describe('a pod', () => {
  it('starts with score 0, sixty seconds, three rivals ahead, and speeds up by itself', () => {
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
    expect([atBarrier.pod.speed, atBarrier.pod.x]).toEqual([10, 1280]);
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
    expect(behind.pod.speed).toBe(70);
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
    const speedAt = (distance: number): number => {
      const state = aRace({ rival: { ...rival, distance }, pod: { distance: 40_000 } });
      run(state, 20);
      return state.rivals[0]?.speed ?? 0;
    };
    expect([speedAt(10_000), speedAt(58_000)]).toEqual([62.25, 59.25]);
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

describe('a race', () => {
  it('counts laps, tells the best of them, and ends with the third', () => {
    const state = aRace({ pod: { distance: LAP_UNITS - 32 } });
    state.tick = 1000;
    expect(run(state, 1)).toMatchObject([{ kind: 'lap', lap: 1, ticks: 1001, isBest: true }]);
    expect([state.lap, state.bestLapTicks]).toEqual([2, 1001]);
    state.pod.distance = RACE_UNITS - 32;
    state.lap = 3;
    expect(kindsOf(run(state, 1))).toContain('finish');
    expect(alienRacing.outcome(state)).toMatchObject({ isFinished: true, ticks: 1002 });
    expect(run(state, 10)).toEqual([]);
  });

  it('ends after sixty seconds', () => {
    const state = aRace({ pod: { distance: 0 } });
    state.tick = 3599;
    run(state, 1);
    expect(alienRacing.outcome(state)).toMatchObject({ isFinished: true, ticks: 3600 });
  });

  it('tells when somebody is overtaken', () => {
    const state = aRace({ rival: { distance: 30, x: 900, speed: 0, aim: 0 } });
    expect(placeOf(state)).toBe(2);
    const told = alienRacing.step(state, []);
    expect(told).toEqual([{ kind: 'place', place: 1, was: 2 }]);
    run(state, 1);
    expect(told).toHaveLength(1);
  });

  it('is won by who is farther, or who has finished earlier; the player wins a tie', () => {
    const placeWith = (rival: Partial<Rival>, of: Partial<RacingState> = {}): number =>
      placeOf({ ...aRace({ pod: { distance: 1000 }, rival }), ...of });
    expect([999, 1000, 1001].map((distance) => placeWith({ distance }))).toEqual([1, 1, 2]);
    expect(placeWith({ distance: 0, finishedAt: 100 })).toBe(2);
    const finishedAt = 3000;
    expect(placeWith({ distance: 9999 }, { finishedAt })).toBe(1);
    expect([2999, 3000, 3001].map((at) => placeWith({ finishedAt: at }, { finishedAt }))).toEqual([2, 1, 1]);
  });
});

describe('points', () => {
  const finished = (of: Partial<RacingState>): RacingState => ({
    ...aRace({ pod: { distance: RACE_UNITS } }),
    finishedAt: 3000,
    tick: 3000,
    ...of,
  });

  it('are the way, the place, a clean race and the time left', () => {
    expect(pointsOf(finished({}))).toEqual({ distance: 120, place: 120, clean: 60, time: 20 });
    const second = finished({});
    second.rivals = second.rivals.map((rival) => ({ ...rival, finishedAt: 2900 }));
    second.pod.crashes = 1;
    expect(pointsOf(second)).toEqual({ distance: 120, place: 80, clean: 0, time: 20 });
  });

  it.each([
    [1, 120],
    [2, 80],
    [3, 40],
    [4, 0],
  ])('for place %i are %i', (place, points) => {
    const state = finished({});
    const [rival] = state.rivals;
    if (!rival) throw new Error('A race has rivals.');
    state.rivals = [1, 2, 3].map((number) => ({ ...rival, finishedAt: number < place ? 2900 : 0 }));
    expect([placeOf(state), pointsOf(state).place]).toEqual([place, points]);
  });

  it('are only the way for who does not finish', () => {
    const state = aRace({ pod: { distance: RACE_UNITS / 2 } });
    expect(pointsOf(state)).toEqual({ distance: 60, place: 0, clean: 0, time: 0 });
  });

  it('become coins, ten to one, in lines that tell the story', () => {
    const state = finished({});
    expect(alienRacing.outcome(state)).toMatchObject({ score: 320, coins: 32 });
    expect(alienRacing.payout?.(state)).toEqual([
      { description: 'Position: 1 – Alien Racing', coins: 12 },
      { description: 'Clean race – Alien Racing', coins: 6 },
      { description: 'Championship points – Alien Racing', coins: 14 },
    ]);
  });
});

it('proves a whole race, the same on both fields', () => {
  const [wide, tall] = [
    driveRace(SEED, 'wide', RACING_SKILLS.decent),
    driveRace(SEED, 'tall', RACING_SKILLS.decent),
  ];
  expect(tall.outcome).toEqual(wide.outcome);
  const proof = replay(alienRacing, SEED, wide.encode());
  expect(proof).toMatchObject({ ok: true, score: wide.outcome.score, coins: wide.outcome.coins });
  const paid = proof.ok ? proof.payout.reduce((sum, { coins }) => sum + coins, 0) : -1;
  expect(paid).toBe(wide.outcome.coins);
});

it('lets rivals finish in the minute, one after the other', () => {
  const state = alienRacing.start(SEED, 'wide');
  state.pod.distance = -1e9;
  run(state, 3600);
  const times = state.rivals.map(({ finishedAt }) => finishedAt);
  expect(Math.min(...times)).toBeGreaterThan(45 * 60);
  expect(times.every((time) => time > 0 && time <= RACING_CONFIG.roundTicks)).toBe(true);
});

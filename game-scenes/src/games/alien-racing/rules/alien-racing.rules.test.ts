import { describe, expect, it } from '@jest/globals';
import { createRandom } from '../../../rules-core/random.js';
import { replay } from '../../../rules-core/replay.js';
import { RACE_SEED as SEED, aRace, kindsOf, run } from '../../../../test/support/race.js';
import { RACING_SKILLS, driveRace } from './bot.js';
import { LAP_UNITS, RACE_UNITS, RACING_CONFIG } from './config.js';
import { alienRacing, pointsOf } from './alien-racing.rules.js';
import { placeOf, type RacingState, type Rival } from './state.js';
import { layTrack } from './track.js';

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

describe('a race', () => {
  it('counts laps, tells the best of them, and ends with the third [S4.22, S9.19]', () => {
    const state = aRace({ pod: { distance: LAP_UNITS - 32 } });
    state.tick = 1000;
    expect(run(state, 1)).toContainEqual({ kind: 'lap', lap: 1, ticks: 1001, isBest: true });
    expect([state.lap, state.bestLapTicks]).toEqual([2, 1001]);
    state.pod.distance = RACE_UNITS - 32;
    state.lap = 3;
    expect(kindsOf(run(state, 1))).toContain('finish');
    expect(alienRacing.outcome(state)).toMatchObject({ isFinished: true, ticks: 1002 });
    expect(run(state, 10)).toEqual([]);
  });

  it('tells each third of a lap with the ticks of the race, and the way in units', () => {
    const state = aRace({ pod: { distance: LAP_UNITS / 3 - 32 } });
    state.tick = 300;
    expect(run(state, 1)).toEqual([{ kind: 'thirdPassed', lap: 1, third: 1, ticks: 301 }]);
    state.pod.distance = (2 * LAP_UNITS) / 3 - 32;
    expect(run(state, 1)).toEqual([{ kind: 'thirdPassed', lap: 1, third: 2, ticks: 302 }]);
    state.pod.distance = LAP_UNITS - 32;
    expect(kindsOf(run(state, 1))).toEqual(['thirdPassed', 'lap']);
    expect(state.thirds).toEqual([301, 302, 303]);
    expect(alienRacing.way?.(state)).toBe(LAP_UNITS + 32);
    state.pod.distance = RACE_UNITS + 50;
    expect(alienRacing.way?.(state)).toBe(RACE_UNITS);
  });

  it('ends after sixty seconds [S9.19]', () => {
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
    form: 70,
    finishedAt: 3000,
    timePoints: 20,
    tick: 3000,
    ...of,
  });

  it('are the way, the place, a clean race and the time left', () => {
    expect(pointsOf(finished({}))).toEqual({ distance: 120, place: 144, clean: 60, time: 20 });
    const second = finished({});
    second.rivals = second.rivals.map((rival) => ({ ...rival, finishedAt: 2900 }));
    second.pod.crashes = 1;
    expect(pointsOf(second)).toEqual({ distance: 120, place: 108, clean: 0, time: 20 });
  });

  it.each([
    [3015, 19],
    [3016, 19],
    [3031, 18],
  ])(
    'for the time left are two a second, counted in ticks: a finish at %i gives %i',
    (finishedAt, points) => {
      const state = { ...aRace({ pod: { distance: RACE_UNITS - 32 } }), lap: 3, tick: finishedAt - 1 };
      alienRacing.step(state, []);
      expect(state.finishedAt).toBe(finishedAt);
      expect(pointsOf(state).time).toBe(points);
    },
  );

  it.each([
    [64, 1, 72],
    [75, 1, 204],
    [75, 2, 153],
    [75, 3, 102],
    [75, 4, 51],
  ])('for a field of form %i and place %i are %i', (form, place, points) => {
    const state = finished({ form });
    const [rival] = state.rivals;
    if (!rival) throw new Error('A race has rivals.');
    state.rivals = [1, 2, 3].map((number) => ({ ...rival, finishedAt: number < place ? 2900 : 0 }));
    expect([placeOf(state), pointsOf(state).place]).toEqual([place, points]);
  });

  it('are only the way for who does not finish', () => {
    const state = aRace({ pod: { distance: RACE_UNITS / 2 } });
    expect(pointsOf(state)).toEqual({ distance: 60, place: 0, clean: 0, time: 0 });
  });

  it('become coins, ten to one, in lines that tell the story [S9.22]', () => {
    const state = finished({});
    expect(alienRacing.outcome(state)).toMatchObject({ score: 344, coins: 34 });
    expect(alienRacing.payout?.(state)).toEqual([
      { description: 'Position: 1 – Alien Racing', coins: 14 },
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

import { describe, expect, it } from '@jest/globals';
import type { GameAction } from '../../../rules-core/define-game.js';
import { SEED, aState, aTower, anEnemy, kinds, run } from '../../../../test/support/stronghold-round.js';
import type { StrongholdEvent } from './events.js';
import { CALL, strongholdDefense } from './stronghold-defense.rules.js';
import type { StrongholdState, Wave } from './state.js';
import { canCall } from './wave-results.js';

const CALLING: GameAction = { code: CALL, x: 0, y: 0 };

const aWave = (of: Partial<Wave> = {}): Wave => ({
  isCalled: false,
  kills: 0,
  leaks: 0,
  result: null,
  ...of,
});

/** Leaks this number of enemies of a wave in the next simulation step. */
const leaking = (count: number, wave: number) =>
  Array.from({ length: count }, (_, index) => anEnemy({ id: index + 1, x: 480, y: 240, wave }));

describe('a wave', () => {
  it('is 3 × wave enemies in all, each of which knows it [S9.30]', () => {
    const state: StrongholdState = { ...strongholdDefense.start(SEED, 'wide'), lives: 1000 };
    const ofWaves: number[] = [];
    let mostAtOnce = 0;
    while (state.wave < 3 && state.tick < 7200) {
      for (const event of strongholdDefense.step(state, []))
        if (event.kind === 'spawned') ofWaves.push(state.enemies.at(-1)?.wave ?? 0);
      mostAtOnce = Math.max(mostAtOnce, state.enemies.length);
    }
    expect(ofWaves).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2]);
    expect(mostAtOnce).toBe(6);
  });

  it('that is held brings 50 money, and the next one begins [S4.37, S9.32]', () => {
    const state = aState({
      waves: [aWave({ kills: 2 })],
      towers: [aTower(200, 200)],
      enemies: [anEnemy({ health: 1 })],
    });
    expect(run(state, 2).slice(2)).toEqual([
      {
        kind: 'waveJudged',
        wave: 1,
        result: 'held',
        isCalled: false,
        kills: 3,
        leaks: 0,
        points: 0,
        money: 50,
      },
      { kind: 'waveBegan', wave: 2, isCalled: false, money: 0 },
    ]);
    expect([state.wave, state.spawned, state.money, state.score]).toEqual([2, 0, 100 + 10 + 50, 10]);
    expect(state.waves).toEqual([aWave({ kills: 3, result: 'held' }), aWave()]);
  });

  it.each([
    [0, 'held', 50],
    [1, 'broken', 40],
    [3, 'broken', 20],
    [4, 'lost', 10],
    [5, 'lost', 0],
    [6, 'lost', 0],
  ] as const)('of six of whom %i got through is %s and brings %i money', (leaks, result, money) => {
    const last = leaks > 0 ? leaking(1, 2) : [anEnemy({ health: 1, wave: 2 })];
    const state = aState({
      wave: 2,
      money: 0,
      waves: [
        aWave({ result: 'held' }),
        aWave({ kills: leaks > 0 ? 6 - leaks : 5, leaks: Math.max(0, leaks - 1) }),
      ],
      towers: [aTower(200, 200)],
      enemies: last,
    });
    const events = run(state, 2);
    expect(events.find(({ kind }) => kind === 'waveJudged')).toMatchObject({ wave: 2, result, leaks, money });
    expect(state.money).toBe(money + (leaks > 0 ? 0 : 10));
  });

  it('is not judged while enemies of it are still to come', () => {
    const state = aState({ spawned: 2, waves: [aWave({ kills: 1 })], towers: [aTower(200, 200)] });
    state.enemies.push(anEnemy({ health: 1 }));
    run(state, 2);
    expect([state.wave, state.waves[0]]).toEqual([1, aWave({ kills: 2 })]);
  });

  it('is not judged when its last enemy takes the last life', () => {
    const state = aState({ lives: 1, waves: [aWave({ kills: 2 })], enemies: leaking(1, 1) });
    expect(kinds(run(state, 2))).toEqual(['leaked']);
  });

  it('sends nobody while 3 × wave enemies walk, those of earlier waves included', () => {
    const enemies = Array.from({ length: 6 }, (_, index) => anEnemy({ id: index + 1 }));
    const state = aState({ wave: 2, spawned: 0, enemies, tick: 180 });
    const before = structuredClone(state.random);
    expect(run(state, 600)).toEqual([]);
    expect(state.random).toEqual(before);
    state.enemies.pop();
    expect(kinds(run(state, 600))[0]).toBe('spawned');
  });
});

describe('calling the next wave', () => {
  it('gives 15 money at once, and the called wave begins beside the one that walks', () => {
    const state = aState({ enemies: [anEnemy()] });
    expect(strongholdDefense.step(state, [CALLING])).toEqual([
      { kind: 'waveBegan', wave: 2, isCalled: true, money: 15 },
    ]);
    expect([state.wave, state.spawned, state.money, state.score]).toEqual([2, 0, 115, 0]);
    expect([state.enemies.length, state.waves]).toEqual([1, [aWave(), aWave({ isCalled: true })]]);
  });

  it('is possible once all have set out, though not all are in sight', () => {
    const state = aState({ coming: [{ steps: 50, enemy: anEnemy() }] });
    expect(canCall(state)).toBe(true);
    strongholdDefense.step(state, [CALLING]);
    expect(kinds(run(state, 102))).toContain('spawned');
    expect([state.wave, state.enemies[0]?.wave]).toEqual([2, 1]);
  });

  it('does nothing before the newest wave has fully come, so not twice in one tick', () => {
    const early = aState({ spawned: 2 });
    expect(strongholdDefense.step(early, [CALLING])).toEqual([{ kind: 'notCalled', wave: 1 }]);
    expect([early.wave, early.money]).toEqual([1, 100]);
    const twice = aState({ enemies: [anEnemy()] });
    expect(strongholdDefense.step(twice, [CALLING, CALLING])).toMatchObject([
      { kind: 'waveBegan' },
      { kind: 'notCalled', wave: 2 },
    ]);
    expect([twice.wave, twice.money]).toEqual([2, 115]);
  });

  it('lets the wave before be judged on its own, while the called one goes on', () => {
    const state = aState({
      wave: 2,
      spawned: 4,
      waves: [aWave({ kills: 2 }), aWave({ isCalled: true })],
      enemies: [...leaking(1, 1), anEnemy({ id: 9, wave: 2 })],
    });
    const events = run(state, 2).filter(({ kind }) => kind !== 'spawned');
    expect(events.slice(1)).toMatchObject([{ kind: 'waveJudged', wave: 1, result: 'broken', points: 0 }]);
    expect(state.wave).toBe(2);
  });

  it.each([
    ['held', 0, 30],
    ['broken', 3, 30],
    ['lost', 4, 0],
  ] as const)('brings points when the called wave is %s, with %i through: %i', (result, leaks, points) => {
    const state = aState({
      wave: 2,
      waves: [aWave({ result: 'held' }), aWave({ isCalled: true, kills: 6 - leaks, leaks })],
    });
    expect(run(state, 2)).toMatchObject([
      { kind: 'waveJudged', wave: 2, result, isCalled: true, points },
      { kind: 'waveBegan', wave: 3, isCalled: false },
    ]);
    expect(state.score).toBe(points);
  });

  it('brings no points to who builds nothing and always calls', () => {
    const state: StrongholdState = strongholdDefense.start(SEED, 'wide');
    const events: StrongholdEvent[] = [];
    while (!strongholdDefense.outcome(state).isFinished)
      events.push(...strongholdDefense.step(state, [CALLING]));
    const calls = events.filter((event) => event.kind === 'waveBegan' && event.isCalled);
    expect(calls.length).toBeGreaterThan(1);
    expect(state.score).toBe(0);
  });

  it('lets the next wave begin by itself when the called one is over, even before the one before it', () => {
    const state = aState({
      wave: 2,
      waves: [aWave({ kills: 2 }), aWave({ isCalled: true, kills: 6 })],
      enemies: [anEnemy()],
    });
    expect(kinds(run(state, 2))).toEqual(['waveJudged', 'waveBegan']);
    expect([state.wave, state.waves[0]?.result]).toEqual([3, null]);
  });
});

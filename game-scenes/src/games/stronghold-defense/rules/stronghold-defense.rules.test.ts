import { describe, expect, it } from '@jest/globals';
import { FIELDS, type FieldName, type GameAction } from '../../../rules-core/define-game.js';
import { replay } from '../../../rules-core/replay.js';
import { seedsFrom } from '../../../../test/support/seeds.js';
import { borderPoint, shownGates } from './enemy-waves.js';
import { STRONGHOLD_SKILLS, playStronghold } from './bot.js';
import type { StrongholdEvent } from './events.js';
import { BUILD, strongholdDefense } from './stronghold-defense.rules.js';
import {
  baseOf,
  placeProblem,
  type Enemy,
  type Ground,
  type PlaceProblem,
  type StrongholdState,
} from './state.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const buildAt = (x: number, y: number): GameAction => ({ code: BUILD, x, y });

const anEnemy = (of: Partial<Enemy> = {}): Enemy => ({
  id: 1,
  x: 200,
  y: 200,
  velocityX: 0,
  velocityY: 0,
  health: 60,
  fullHealth: 60,
  look: 0,
  ...of,
});

/** Gates above, below and before the dome, and one crater. */
const GROUND: Ground = { gates: [480, 1440, 2190], craters: [{ x: 700, y: 400 }] };

/** Returns a round in progress to which no further enemies come. */
function aState(of: Partial<StrongholdState> = {}): StrongholdState {
  return { ...strongholdDefense.start(SEED, 'wide'), spawned: 3, ground: GROUND, ...of };
}

function run(state: StrongholdState, ticks: number): StrongholdEvent[] {
  const events: StrongholdEvent[] = [];
  for (let tick = 0; tick < ticks; tick++) events.push(...strongholdDefense.step(state, []));
  return events;
}

const kinds = (events: readonly StrongholdEvent[]): string[] => events.map(({ kind }) => kind);

describe('a tower', () => {
  it('costs 50 of the 100 one begins with [S9.27]', () => {
    const state = aState();
    expect(strongholdDefense.step(state, [buildAt(200, 200)])).toEqual([{ kind: 'built', x: 200, y: 200 }]);
    expect([state.money, state.towers.length]).toEqual([50, 1]);
  });

  it('is not built without the money [S4.34]', () => {
    const state = aState({ money: 49 });
    expect(strongholdDefense.step(state, [buildAt(200, 210)])).toEqual([
      { kind: 'notBuilt', x: 200, y: 210, why: 'money' },
    ]);
    expect([state.money, state.towers.length]).toEqual([49, 0]);
    state.money = 50;
    expect(kinds(strongholdDefense.step(state, [buildAt(200, 210)]))).toContain('built');
    expect(state.towers).toHaveLength(1);
  });

  it.each([
    { where: 'on the base', x: 480, y: 270, why: 'base' },
    { where: 'beside another so that they overlap', x: 243, y: 200, why: 'tower' },
    { where: 'across the border', x: 10, y: 300, why: 'outside' },
  ])('is not built $where, and costs nothing then', ({ x, y, why }) => {
    const state = aState({ towers: [{ x: 200, y: 200, cooldown: 0 }] });
    expect(strongholdDefense.step(state, [buildAt(x, y)])).toMatchObject([{ kind: 'notBuilt', why }]);
    expect(state.money).toBe(100);
  });

  it.each<[string, number, number, PlaceProblem]>([
    ['26 px from the left edge', 26, 270, undefined],
    ['nearer to it', 25, 270, 'outside'],
    ['26 px from the right edge', 934, 270, undefined],
    ['nearer to it', 935, 270, 'outside'],
    ['26 px from the upper edge', 300, 26, undefined],
    ['nearer to it', 300, 25, 'outside'],
    ['26 px from the lower edge', 300, 514, undefined],
    ['nearer to it', 300, 515, 'outside'],
    ['88 px from the middle of the base', 480, 182, undefined],
    ['nearer to it', 480, 183, 'base'],
    ['nearer to it from aside', 567, 270, 'base'],
    ['40 px from the middle of a crater', 740, 400, undefined],
    ['nearer to it', 739, 400, 'crater'],
    ['44 px from another tower', 200, 244, undefined],
    ['nearer to it', 200, 243, 'tower'],
    ['near to two others', 150, 200, 'tower'],
  ])('may stand, or not, %s (%i, %i): %s', (_where, x, y, problem) => {
    const towers = [
      { x: 200, y: 200, cooldown: 0 },
      { x: 110, y: 200, cooldown: 0 },
    ];
    expect(placeProblem(aState({ towers }), x, y)).toBe(problem);
  });

  it('does 25 damage to an enemy within 100 px once a second [S9.28]', () => {
    const state = aState({
      towers: [{ x: 200, y: 100, cooldown: 0 }],
      enemies: [anEnemy({ x: 200, y: 200, health: 300 })],
    });
    const shotsIn = (ticks: number) => run(state, ticks).filter(({ kind }) => kind === 'shot').length;
    expect([shotsIn(2), state.enemies[0]?.health]).toEqual([1, 275]);
    expect([shotsIn(59), shotsIn(1), state.enemies[0]?.health]).toEqual([0, 1, 250]);
    expect([shotsIn(59), shotsIn(1), state.enemies[0]?.health]).toEqual([0, 1, 225]);
  });

  it('reaches no farther than 100 px [S9.28]', () => {
    const state = aState({
      towers: [{ x: 200, y: 100, cooldown: 0 }],
      enemies: [anEnemy({ x: 200, y: 200.1 })],
    });
    expect(run(state, 200)).toEqual([]);
  });

  it('shoots at the enemy that is nearest to the base', () => {
    const state = aState({
      towers: [{ x: 300, y: 270, cooldown: 0 }],
      enemies: [anEnemy({ id: 1, x: 260, y: 270 }), anEnemy({ id: 2, x: 340, y: 270 })],
    });
    expect(run(state, 2)).toEqual([{ kind: 'shot', tower: 0, enemy: 2, x: 340, y: 270 }]);
  });

  it('shoots at the first of two that are as near', () => {
    const state = aState({
      towers: [{ x: 480, y: 200, cooldown: 0 }],
      enemies: [anEnemy({ id: 1, x: 450, y: 200 }), anEnemy({ id: 2, x: 510, y: 200 })],
    });
    expect(run(state, 2)).toMatchObject([{ kind: 'shot', enemy: 1 }]);
  });

  it('shoots in the order of building, each on its own time', () => {
    const state = aState({
      towers: [
        { x: 200, y: 150, cooldown: 0 },
        { x: 200, y: 250, cooldown: 2 },
        { x: 150, y: 200, cooldown: 0 },
      ],
      enemies: [anEnemy({ health: 300 })],
    });
    const towersOf = (events: readonly StrongholdEvent[]) =>
      events.flatMap((event) => (event.kind === 'shot' ? [event.tower] : []));
    expect([towersOf(run(state, 2)), towersOf(run(state, 2)), towersOf(run(state, 2))]).toEqual([
      [0, 2],
      [1],
      [],
    ]);
    expect(state.towers.map(({ cooldown }) => cooldown)).toEqual([28, 29, 28]);
  });
});

describe('an enemy', () => {
  it('that is killed gives 10 score and 10 money [S4.38, S9.32]', () => {
    const state = aState({
      towers: [{ x: 200, y: 200, cooldown: 0 }],
      enemies: [anEnemy({ health: 25, look: 2 }), anEnemy({ id: 2, x: 900 })],
    });
    expect(run(state, 2)).toEqual([
      { kind: 'shot', tower: 0, enemy: 1, x: 200, y: 200 },
      { kind: 'killed', enemy: 1, x: 200, y: 200, look: 2 },
    ]);
    expect([state.score, state.money, state.enemies.length]).toEqual([10, 110, 1]);
  });

  it('that reaches the base takes 1 life and nothing else [S4.36]', () => {
    const state = aState({ enemies: [anEnemy({ x: 480, y: 180, velocityY: 30 }), anEnemy({ id: 2 })] });
    expect(run(state, 2)).toEqual([]);
    expect(run(state, 6)).toEqual([{ kind: 'leaked', enemy: 1, x: 480, y: 240 }]);
    expect([state.lives, state.score, state.money]).toEqual([9, 0, 100]);
    expect(state.enemies).toEqual([anEnemy({ id: 2 })]);
  });

  it('is at the base when it touches its edge', () => {
    const [touching, before] = [226, 225.9].map((y) => aState({ enemies: [anEnemy({ x: 480, y })] }));
    expect([touching, before].map((state) => state && kinds(run(state, 2)))).toEqual([
      ['leaked', 'waveCleared'],
      [],
    ]);
  });

  it('has 50 + 10 × wave health and walks 1 + 0.1 × wave px per simulation step towards the base [S4.35, S9.29]', () => {
    const state = aState({ wave: 4, spawned: 11 });
    for (let tick = 0; tick < 2000 && state.enemies.length === 0; tick++) strongholdDefense.step(state, []);
    const [enemy] = state.enemies;
    if (!enemy) throw new Error('Nobody came.');
    expect([enemy.health, enemy.fullHealth]).toEqual([90, 90]);
    expect(Math.hypot(enemy.velocityX, enemy.velocityY)).toBeCloseTo(1.4, 12);
    const base = baseOf('wide');
    const before = Math.hypot(base.x - enemy.x, base.y - enemy.y);
    run(state, 20);
    expect(before - Math.hypot(base.x - enemy.x, base.y - enemy.y)).toBeCloseTo(14, 9);
  });

  it.each(['wide', 'tall'] as const)(
    'comes from outside the %s field, near a gate [S4.35]',
    (field: FieldName) => {
      const { width, height } = FIELDS[field];
      const state: StrongholdState = { ...strongholdDefense.start(SEED, field), wave: 40 };
      const used = new Set<number>();
      for (let tick = 0; tick < 7000; tick++) {
        for (const event of strongholdDefense.step(state, [])) {
          const enemy = state.enemies.at(-1);
          if (event.kind !== 'spawned' || !enemy) continue;
          const { velocityX, velocityY } = enemy;
          const [x, y] = [enemy.x - velocityX, enemy.y - velocityY];
          expect(x < 0 || y < 0 || x > width || y > height).toBe(true);
          const gate = state.ground.gates.findIndex((place) => {
            const point = borderPoint(field, place);
            return Math.abs(point.x - x) + Math.abs(point.y - y) < 30.001;
          });
          used.add(gate);
        }
        state.lives = 10;
      }
      expect([...used].sort()).toEqual([0, 1, 2]);
    },
  );

  it('comes with a chance of 5 % per simulation step, thirty steps a second [S9.30]', () => {
    const state: StrongholdState = { ...strongholdDefense.start(SEED, 'wide'), wave: 10_000 };
    const seconds = 6000;
    let spawned = 0;
    for (let second = 0; second < seconds; second++) {
      spawned += run(state, 60).filter(({ kind }) => kind === 'spawned').length;
      Object.assign(state, { tick: 0, enemies: [] });
    }
    // One in 20: one in 19 is 5.26 %, one in 21 is 4.76 %.
    expect(Math.abs(spawned / (seconds * 30) - 0.05)).toBeLessThan(0.001);
  });
});

describe('a wave', () => {
  it('is 3 × wave enemies in all [S9.30]', () => {
    const state: StrongholdState = { ...strongholdDefense.start(SEED, 'wide'), wave: 2, lives: 1000 };
    const events: StrongholdEvent[] = [];
    let mostAtOnce = 0;
    while (state.wave === 2 && state.tick < 7200) {
      events.push(...strongholdDefense.step(state, []));
      mostAtOnce = Math.max(mostAtOnce, state.enemies.length);
    }
    expect(events.filter(({ kind }) => kind === 'spawned')).toHaveLength(6);
    expect(mostAtOnce).toBe(6);
  });

  it('that is cleared brings the next one and 50 money [S4.37, S9.32]', () => {
    const state = aState({ towers: [{ x: 200, y: 200, cooldown: 0 }], enemies: [anEnemy({ health: 1 })] });
    expect(run(state, 2)).toContainEqual({ kind: 'waveCleared', wave: 1 });
    expect([state.wave, state.spawned, state.money]).toEqual([2, 0, 100 + 10 + 50]);
  });

  it('is not cleared while enemies of it are still to come', () => {
    const state = aState({
      spawned: 2,
      towers: [{ x: 200, y: 200, cooldown: 0 }],
      enemies: [anEnemy({ health: 1 })],
    });
    run(state, 2);
    expect(state.wave).toBe(1);
  });
});

describe('the ground', () => {
  const grounds = seedsFrom(SEED, 200).map((seed) => strongholdDefense.start(seed, 'wide').ground);
  const base = baseOf('wide');

  it('has three gates, each far from the others seen from the dome', () => {
    const places = new Set(grounds.flatMap(({ gates }) => gates));
    expect(places.size).toBeGreaterThan(400);
    for (const { gates } of grounds) {
      const angles = gates.map((gate) => {
        const { x, y } = borderPoint('wide', gate);
        return Math.atan2(y - base.y, x - base.x);
      });
      const [first = 0, second = 0, third = 0] = angles;
      for (const between of [first - second, second - third, third - first])
        expect(Math.acos(Math.cos(between))).toBeGreaterThanOrEqual(1.199);
    }
  });

  it('has seven craters around the dome, none over another', () => {
    for (const { craters } of grounds) {
      expect(craters).toHaveLength(7);
      craters.forEach(({ x, y }, index) => {
        const fromBase = Math.hypot(x - base.x, y - base.y);
        expect(fromBase >= 98 && fromBase <= 260 && y >= 0 && y <= 540).toBe(true);
        for (const other of craters.slice(index + 1))
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(80);
      });
    }
  });

  it.each([
    [1, 0, 1],
    [2, 5, 1],
    [2, 6, 2],
    [4, 11, 2],
    [4, 12, 3],
    [5, 0, 3],
    [9, 27, 3],
  ])('tells in wave %i, of which %i have come, %i gates', (wave, spawned, count) => {
    expect(shownGates(aState({ wave, spawned }))).toEqual(GROUND.gates.slice(0, count));
  });

  it.each([
    [2, 1],
    [4, 2],
    [5, 3],
  ])('lets wave %i come through %i gates', (wave, count) => {
    const state = aState({ wave, spawned: 0, lives: 1000 });
    const sides = new Set<string>();
    for (let tick = 0; tick < 3000; tick++)
      for (const event of strongholdDefense.step(state, []))
        if (event.kind === 'spawned' && state.wave === wave) {
          const { x = 0, y = 0 } = state.enemies.at(-1) ?? {};
          sides.add(y < 0 ? 'above' : y > 540 ? 'below' : x < 0 ? 'before' : 'elsewhere');
        }
    expect([...sides]).toHaveLength(count);
    expect(['above', 'below', 'before']).toEqual(expect.arrayContaining([...sides]));
  });
});

describe('the end', () => {
  it('comes after 120 seconds [S4.32, S9.26]', () => {
    const state = aState({ spawned: 0, lives: 1000 });
    run(state, 7199);
    expect(strongholdDefense.outcome(state).isFinished).toBe(false);
    run(state, 1);
    expect(strongholdDefense.outcome(state)).toMatchObject({ isFinished: true, ticks: 7200 });
  });

  it('comes with the tenth life, and two enemies at once take no more than there is [S4.32, S9.26]', () => {
    expect(strongholdDefense.start(SEED, 'wide').lives).toBe(10);
    const nearBase = { x: 480, y: 220, velocityY: 10 };
    const state = aState({ lives: 1, enemies: [anEnemy(nearBase), anEnemy({ ...nearBase, id: 2 })] });
    expect(kinds(run(state, 10))).toEqual(['leaked', 'leaked']);
    expect([state.lives, state.wave]).toEqual([0, 1]);
    expect(strongholdDefense.outcome(state).isFinished).toBe(true);
    expect(strongholdDefense.step(state, [buildAt(200, 200)])).toEqual([]);
  });

  it('pays a coin for every ten points [S9.31]', () => {
    expect(strongholdDefense.outcome(aState({ score: 170 })).coins).toBe(17);
  });
});

describe('the two fields', () => {
  it.each(Object.entries(STRONGHOLD_SKILLS))('are the same game turned on its side for a %s', (_, skill) => {
    const wide = playStronghold(SEED, 'wide', skill);
    const tall = playStronghold(SEED, 'tall', skill);
    expect(tall.outcome).toEqual(wide.outcome);
    expect(tall.state.towers).toEqual(
      wide.state.towers.map(({ x, y, cooldown }) => ({ x: y, y: x, cooldown })),
    );
    expect(replay(strongholdDefense, SEED, tall.encode())).toMatchObject({
      ok: true,
      score: wide.outcome.score,
    });
  });
});

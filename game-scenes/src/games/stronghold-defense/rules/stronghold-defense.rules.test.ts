import { describe, expect, it } from '@jest/globals';
import { FIELDS, type FieldName, type GameAction } from '../../../rules-core/define-game.js';
import {
  GROUND,
  SEED,
  aState,
  aTower,
  anEnemy,
  kinds,
  run,
} from '../../../../test/support/stronghold-round.js';
import { borderPoint } from './enemy-waves.js';
import type { StrongholdEvent } from './events.js';
import { BUILD, SELL, strongholdDefense } from './stronghold-defense.rules.js';
import { baseOf, placeProblem, type PlaceProblem, type StrongholdState } from './state.js';

const buildAt = (x: number, y: number): GameAction => ({ code: BUILD, x, y });
const sellOf = (tower: number): GameAction => ({ code: SELL, x: tower, y: 0 });

describe('a tower', () => {
  it('costs 50 of the 100 one begins with [S9.27]', () => {
    const state = aState();
    expect(strongholdDefense.step(state, [buildAt(200, 200)])).toEqual([
      { kind: 'built', tower: 1, x: 200, y: 200 },
    ]);
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
    const state = aState({ towers: [aTower(200, 200)] });
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
    ['34 px from the middle of a crystal', 734, 150, undefined],
    ['nearer to it', 733, 150, 'crystal'],
    ['44 px from another tower', 200, 244, undefined],
    ['nearer to it', 200, 243, 'tower'],
    ['near to two others', 150, 200, 'tower'],
  ])('may stand, or not, %s (%i, %i): %s', (_where, x, y, problem) => {
    const towers = [aTower(200, 200), aTower(110, 200)];
    expect(placeProblem(aState({ towers }), x, y)).toBe(problem);
  });

  it('is the eighth at most, and the ninth costs nothing', () => {
    const towers = Array.from({ length: 7 }, (_, index) => aTower(100 + 50 * index, 100, { id: index + 1 }));
    const state = aState({ towers, towerCount: 7 });
    expect(strongholdDefense.step(state, [buildAt(200, 200), buildAt(300, 200)])).toEqual([
      { kind: 'built', tower: 8, x: 200, y: 200 },
      { kind: 'notBuilt', x: 300, y: 200, why: 'tooMany' },
    ]);
    expect([state.money, state.towers.length]).toEqual([50, 8]);
  });

  it('is sold for 25, once, and the others keep their numbers', () => {
    const state = aState({
      towers: [aTower(100, 100, { id: 3 }), aTower(200, 100, { id: 5 })],
      towerCount: 5,
      money: 0,
    });
    expect(strongholdDefense.step(state, [sellOf(3), sellOf(3), sellOf(4)])).toEqual([
      { kind: 'sold', tower: 3, x: 100, y: 100, money: 25 },
      { kind: 'notSold', tower: 3 },
      { kind: 'notSold', tower: 4 },
    ]);
    expect([state.money, state.towers]).toEqual([25, [aTower(200, 100, { id: 5 })]]);
    state.money = 50;
    strongholdDefense.step(state, [buildAt(100, 100)]);
    expect(state.towers.map(({ id }) => id)).toEqual([5, 6]);
  });

  it('that is sold while it cools down shoots no more, and what it hit stays hit', () => {
    const state = aState({ towers: [aTower(200, 200)], enemies: [anEnemy({ health: 60 })] });
    run(state, 2);
    strongholdDefense.step(state, [sellOf(1)]);
    expect(run(state, 200)).toEqual([]);
    expect(state.enemies[0]?.health).toBe(35);
  });

  it('does 25 damage to an enemy within 100 px once a second [S9.28]', () => {
    const state = aState({
      towers: [aTower(200, 100)],
      enemies: [anEnemy({ x: 200, y: 200, health: 300 })],
    });
    const shotsIn = (ticks: number) => run(state, ticks).filter(({ kind }) => kind === 'shot').length;
    expect([shotsIn(2), state.enemies[0]?.health]).toEqual([1, 275]);
    expect([shotsIn(59), shotsIn(1), state.enemies[0]?.health]).toEqual([0, 1, 250]);
    expect([shotsIn(59), shotsIn(1), state.enemies[0]?.health]).toEqual([0, 1, 225]);
  });

  it('reaches no farther than 100 px [S9.28]', () => {
    const state = aState({
      towers: [aTower(200, 100)],
      enemies: [anEnemy({ x: 200, y: 200.1 })],
    });
    expect(run(state, 200)).toEqual([]);
  });

  it('shoots at the enemy that is nearest to the base', () => {
    const state = aState({
      towers: [aTower(300, 270)],
      enemies: [anEnemy({ id: 1, x: 260, y: 270 }), anEnemy({ id: 2, x: 340, y: 270 })],
    });
    expect(run(state, 2)).toEqual([{ kind: 'shot', tower: 1, enemy: 2, x: 340, y: 270 }]);
  });

  it('shoots at the first of two that are as near', () => {
    const state = aState({
      towers: [aTower(480, 200)],
      enemies: [anEnemy({ id: 1, x: 450, y: 200 }), anEnemy({ id: 2, x: 510, y: 200 })],
    });
    expect(run(state, 2)).toMatchObject([{ kind: 'shot', enemy: 1 }]);
  });

  it('shoots in the order of building, each on its own time', () => {
    const state = aState({
      towers: [aTower(200, 150), aTower(200, 250, { id: 4, cooldown: 2 }), aTower(150, 200, { id: 7 })],
      enemies: [anEnemy({ health: 300 })],
    });
    const towersOf = (events: readonly StrongholdEvent[]) =>
      events.flatMap((event) => (event.kind === 'shot' ? [event.tower] : []));
    expect([towersOf(run(state, 2)), towersOf(run(state, 2)), towersOf(run(state, 2))]).toEqual([
      [1, 7],
      [4],
      [],
    ]);
    expect(state.towers.map(({ cooldown }) => cooldown)).toEqual([28, 29, 28]);
  });
});

describe('an enemy', () => {
  it('that is killed gives 10 score and 10 money [S4.38, S9.32]', () => {
    const state = aState({
      towers: [aTower(200, 200)],
      enemies: [anEnemy({ health: 25, look: 2 }), anEnemy({ id: 2, x: 900 })],
    });
    expect(run(state, 2)).toEqual([
      { kind: 'shot', tower: 1, enemy: 1, x: 200, y: 200 },
      { kind: 'killed', enemy: 1, x: 200, y: 200, look: 2 },
    ]);
    expect([state.score, state.money, state.enemies.length]).toEqual([10, 110, 1]);
  });

  it('that reaches the base takes 1 life and nothing else [S4.36]', () => {
    const state = aState({ enemies: [anEnemy({ x: 480, y: 180, velocityY: 30 }), anEnemy({ id: 2 })] });
    expect(run(state, 2)).toEqual([]);
    expect(run(state, 6)).toEqual([{ kind: 'leaked', enemy: 1, wave: 1, x: 480, y: 240 }]);
    expect([state.lives, state.score, state.money]).toEqual([9, 0, 100]);
    expect(state.enemies).toEqual([anEnemy({ id: 2 })]);
  });

  it('is at the base when it touches its edge', () => {
    const [touching, before] = [226, 225.9].map((y) => aState({ enemies: [anEnemy({ x: 480, y })] }));
    expect([touching, before].map((state) => state && kinds(run(state, 2)))).toEqual([['leaked'], []]);
  });

  it('has 50 + 10 × wave health and walks 1 + 0.1 × wave px per simulation step towards the base [S4.35, S9.29]', () => {
    const state = aState({ wave: 4, spawned: 11, ground: { ...GROUND, crystals: [] } });
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

  it.each([
    [1, 1.1],
    [11, 2.1],
  ])(
    'of wave %i has a way of 500 px to the dome, through a near gate as through a far one',
    (wave, speed) => {
      // The gates are 290 and 500 px away.
      const stepsFrom = (gate: number): number => {
        const state = aState({
          wave,
          spawned: 0,
          ground: { ...GROUND, crystals: [], gates: [gate, gate, gate] },
        });
        state.tick = 180;
        while (state.coming.length === 0 && state.enemies.length === 0) run(state, 2);
        let steps = 0;
        for (const before = state.lives; state.lives === before; steps++) run(state, 2);
        return steps;
      };
      for (const steps of [stepsFrom(480), stepsFrom(2190)])
        expect(Math.abs(steps - (500 - 44) / speed)).toBeLessThan(12);
    },
  );

  it('does not set out in the first 3 s of a round', () => {
    const state = aState({ spawned: 0 });
    const before = structuredClone(state.random);
    run(state, 180);
    expect([state.random, state.spawned]).toEqual([before, 0]);
    run(state, 200);
    expect(state.spawned).toBeGreaterThan(0);
  });

  it('walks at three quarters of its speed within 60 px of a crystal, of several as of one', () => {
    const crystals = [
      { x: 300, y: 200 },
      { x: 310, y: 200 },
    ];
    const enemies = [anEnemy({ x: 240, velocityX: 1 }), anEnemy({ id: 2, x: 239, velocityX: 1 })];
    const state = aState({ ground: { ...GROUND, crystals }, enemies });
    run(state, 2);
    expect(state.enemies.map(({ x }) => x)).toEqual([240.75, 240]);
    run(state, 2);
    expect(state.enemies.map(({ x }) => x)).toEqual([241.5, 240.75]);
  });

  it.each(['wide', 'tall'] as const)(
    'comes from outside the %s field, near a gate [S4.35]',
    (field: FieldName) => {
      const { width, height } = FIELDS[field];
      const state: StrongholdState = { ...strongholdDefense.start(SEED, field), wave: 40 };
      const used = new Set<number>();
      for (let tick = 0; tick < 7000; tick++) {
        if (tick === 3500) Object.assign(state, { wave: 42, spawned: 0 });
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
      Object.assign(state, { tick: 180, enemies: [] });
    }
    // One in 20: one in 19 is 5.26 %, one in 21 is 4.76 %.
    expect(Math.abs(spawned / (seconds * 30) - 0.05)).toBeLessThan(0.001);
  });
});

import { describe, expect, it } from '@jest/globals';
import { FIELDS, type FieldName, type GameAction } from '../../../rules-core/define-game.js';
import { seedsFrom } from '../../../../test/support/seeds.js';
import { stateHash } from '../../../rules-core/state-hash.js';
import { CLICKER_CONFIG } from './config.js';
import { STRIKE, alienClicker, isTargetAt } from './alien-clicker.rules.js';
import { isReady, type ClickerState, type ClickerTarget } from './state.js';

const SEED = '000102030405060708090a0b0c0d0e0f';
const strikeAt = (x: number, y: number): GameAction => ({ code: STRIKE, x: Math.round(x), y: Math.round(y) });
const aTarget = (of: Partial<ClickerTarget>): ClickerTarget => ({
  x: 100,
  y: 100,
  sizePx: 60,
  speedPxPerTick: 1,
  driftPxPerTick: 0,
  look: 0,
  isCharged: false,
  ...of,
});

/** Returns a round in progress with exactly these targets. */
function stateWith(...targets: ClickerTarget[]): ClickerState {
  return { ...alienClicker.start(SEED, 'wide'), targets };
}

describe.each(['wide', 'tall'] as const)('a %s round of Alien Clicker', (field: FieldName) => {
  const { width, height } = FIELDS[field];

  it('starts with ten targets in view, none of them charged, score 0 and sixty seconds [S4.11, S9.18]', () => {
    const state = alienClicker.start(SEED, field);
    expect(state.targets).toHaveLength(10);
    expect(alienClicker.outcome(state)).toEqual({ isFinished: false, score: 0, coins: 0, ticks: 0 });
    expect(alienClicker.ticksPerRound).toBe(60 * 60);
    for (const { y, isCharged } of state.targets)
      expect([y > 0 && y < height, isCharged]).toEqual([true, false]);
  });

  it('keeps sizes, speeds, looks and columns in their ranges for the whole minute [S9.18]', () => {
    const isInRange = ({ x, y, sizePx, speedPxPerTick, look }: ClickerTarget): boolean =>
      sizePx >= 40 &&
      sizePx <= 70 &&
      speedPxPerTick >= 1 &&
      speedPxPerTick <= 3 &&
      look >= 0 &&
      look < CLICKER_CONFIG.lookCount &&
      x >= sizePx / 2 &&
      x <= width - sizePx / 2 &&
      y >= -sizePx / 2 - 9 * CLICKER_CONFIG.burstGapPx &&
      y <= height + sizePx / 2;
    const state = alienClicker.start(SEED, field);
    for (let tick = 0; tick < 3600; tick++) {
      const prey = state.targets[tick % 10];
      alienClicker.step(state, prey ? [strikeAt(prey.x, Math.min(Math.max(prey.y, 0), height))] : []);
      const strays = state.targets.filter((target) => !isInRange(target));
      if (strays.length > 0) expect({ tick, strays }).toEqual({ tick, strays: [] });
    }
    expect(state.score).toBeGreaterThan(500);
  });

  it('ends after 3600 ticks and then stays as it is [S2.053, S4.15, S9.16]', () => {
    const state = alienClicker.start(SEED, field);
    for (let tick = 0; tick < 3599; tick++) alienClicker.step(state, []);
    expect(alienClicker.outcome(state).isFinished).toBe(false);
    alienClicker.step(state, []);
    const hash = stateHash(state);
    alienClicker.step(state, [strikeAt(state.targets[9]?.x ?? 0, state.targets[9]?.y ?? 0)]);
    expect(alienClicker.outcome(state).isFinished).toBe(true);
    expect(stateHash(state)).toBe(hash);
  });
});

describe('the weather', () => {
  /** Returns the heads that a weather sends, of many rounds. */
  const headsFrom = (tick: number): readonly ClickerTarget[] =>
    seedsFrom(SEED, 300).map((seed) => {
      const state = { ...alienClicker.start(seed, 'wide'), tick, targets: [aTarget({ y: 300 })] };
      alienClicker.step(state, [strikeAt(100, 300)]);
      return state.targets[0] ?? aTarget({});
    });
  const rangeOf = (heads: readonly ClickerTarget[], of: (head: ClickerTarget) => number): number[] => [
    Math.min(...heads.map(of)),
    Math.max(...heads.map(of)),
  ];

  it.each([
    ['calm: slow heads for the first twenty seconds', 0, [40, 70], [1, 2]],
    ['calm up to its last tick', 1199, [40, 70], [1, 2]],
    ['a storm: heads of all sizes and speeds, both ends included [S9.18]', 1200, [40, 70], [1, 3]],
    ['a storm up to its last tick', 2879, [40, 70], [1, 3]],
    ['rain: small and fast heads', 2880, [40, 50], [2, 3]],
  ])('is %s', (_what, tick, sizes, speeds) => {
    const heads = headsFrom(tick);
    expect(rangeOf(heads, ({ sizePx }) => sizePx)).toEqual(sizes);
    expect(rangeOf(heads, ({ speedPxPerTick }) => speedPxPerTick)).toEqual(speeds);
  });

  it('lets heads drift in the storm alone, up to half a px a tick by the seed', () => {
    const drifts = rangeOf(headsFrom(0), ({ driftPxPerTick }) => driftPxPerTick);
    expect(drifts).toEqual([-0.5, 0.5]);
    const xAfter = (tick: number): number | undefined => {
      const state = { ...stateWith(aTarget({ driftPxPerTick: 0.375 })), tick };
      alienClicker.step(state, []);
      return state.targets[0]?.x;
    };
    expect([1199, 1200, 2879, 2880].map(xAfter)).toEqual([100, 100.375, 100.375, 100]);
  });

  it('turns heads that drift to an edge', () => {
    const state = {
      ...stateWith(
        aTarget({ x: 46.25, driftPxPerTick: -0.5, speedPxPerTick: 0 }),
        aTarget({ x: 913.75, driftPxPerTick: 0.5, speedPxPerTick: 0 }),
      ),
      tick: 1200,
    };
    const places: (number | undefined)[][] = [];
    for (let tick = 0; tick < 2; tick++) {
      alienClicker.step(state, []);
      places.push(state.targets.map(({ x }) => x));
    }
    expect(places).toEqual([
      [45.75, 914.25],
      [46.25, 913.75],
    ]);
  });
});

describe('falling', () => {
  it('moves each target by its own speed per tick [S4.14]', () => {
    const state = stateWith(aTarget({ y: 50, speedPxPerTick: 1 }), aTarget({ y: 50, speedPxPerTick: 2.625 }));
    for (let tick = 0; tick < 8; tick++) alienClicker.step(state, []);
    expect(state.targets.map((target) => target.y)).toEqual([58, 71]);
  });

  it('wraps a target that passed the bottom to the top, otherwise unchanged [S4.14]', () => {
    const state = stateWith(aTarget({ x: 321, y: 569, sizePx: 60, speedPxPerTick: 1, look: 7 }));
    alienClicker.step(state, []);
    expect(state.targets[0]?.y).toBe(570);
    alienClicker.step(state, []);
    expect(state.targets[0]).toEqual(aTarget({ x: 321, y: -30, sizePx: 60, speedPxPerTick: 1, look: 7 }));
  });
});

describe('a strike', () => {
  it('scores 1, tells where it hit and sends the target to the top as a new one [S4.13]', () => {
    const state = stateWith(aTarget({ x: 200, y: 300, sizePx: 50, look: 4 }), aTarget({ x: 700, y: 300 }));
    const events = alienClicker.step(state, [strikeAt(210, 310)]);
    expect(events).toEqual([{ kind: 'hit', x: 200, y: 300, sizePx: 50, look: 4, isCharged: false }]);
    expect(state.score).toBe(1);
    const relocated = state.targets[0];
    expect(relocated?.y).toBe(-(relocated?.sizePx ?? 0) / 2 + (relocated?.speedPxPerTick ?? 0));
    expect(state.targets[1]).toEqual(aTarget({ x: 700, y: 301 }));
  });

  it('acts on what the player saw, before the targets move on', () => {
    const state = stateWith(aTarget({ y: 100, sizePx: 40, speedPxPerTick: 3 }));
    alienClicker.step(state, [strikeAt(100, 100 - 20 - CLICKER_CONFIG.hitSlopPx)]);
    expect(state.score).toBe(1);
  });

  it('takes the topmost of two targets under the pointer: the one drawn last', () => {
    const state = stateWith(aTarget({ look: 1 }), aTarget({ x: 110, look: 2 }));
    const [event] = alienClicker.step(state, [strikeAt(105, 100)]);
    expect(event).toMatchObject({ kind: 'hit', look: 2 });
  });

  it('prefers the target under the pointer to a topmost one that is only close', () => {
    const state = stateWith(aTarget({ look: 1 }), aTarget({ x: 165, sizePx: 60, look: 2 }));
    const [event] = alienClicker.step(state, [strikeAt(128, 100)]);
    expect(event).toMatchObject({ kind: 'hit', look: 1 });
  });

  it('hits up to the slop beside a target and misses beyond it', () => {
    const reach = 30 + CLICKER_CONFIG.hitSlopPx;
    expect(alienClicker.step(stateWith(aTarget({})), [strikeAt(100 + reach, 100)])).toMatchObject([
      { kind: 'hit' },
    ]);
    const state = stateWith(aTarget({}));
    expect(alienClicker.step(state, [strikeAt(101 + reach, 100)])).toEqual([
      { kind: 'miss', x: 101 + reach, y: 100 },
    ]);
    expect(state.score).toBe(0);
  });

  it('is known beforehand to hit or to miss', () => {
    const state = stateWith(aTarget({}));
    expect([isTargetAt(state, 100, 100), isTargetAt(state, 500, 100)]).toEqual([true, false]);
  });

  it('counts once in five ticks, for all fingers together', () => {
    const state = stateWith(aTarget({ x: 100, y: 200 }), aTarget({ x: 300, y: 200 }));
    alienClicker.step(state, [strikeAt(100, 200), strikeAt(300, 200)]);
    for (let tick = 1; tick < 5; tick++) alienClicker.step(state, [strikeAt(300, 200)]);
    expect(state.score).toBe(1);
    alienClicker.step(state, [strikeAt(300, 200)]);
    expect(state.score).toBe(2);
  });

  it('that misses jams the blaster for twelve ticks, and no strike makes it longer', () => {
    const state = stateWith(aTarget({ x: 100, y: 200, speedPxPerTick: 0 }));
    expect(alienClicker.step(state, [strikeAt(800, 50)])).toMatchObject([{ kind: 'miss' }]);
    for (let tick = 1; tick < 12; tick++)
      expect(alienClicker.step(state, [strikeAt(100, 200), strikeAt(800, 50)])).toEqual([]);
    expect(alienClicker.step(state, [strikeAt(100, 200)])).toMatchObject([{ kind: 'hit' }]);
  });

  it('is counted, and so is the best row of hits', () => {
    const state = stateWith(aTarget({ x: 100, y: 200, speedPxPerTick: 0 }));
    const prey = state.targets[0];
    for (const isHit of [true, true, false, true]) {
      while (!isReady(state)) alienClicker.step(state, []);
      Object.assign(prey ?? {}, { x: 100, y: 200, speedPxPerTick: 0 });
      alienClicker.step(state, [isHit ? strikeAt(100, 200) : strikeAt(800, 500)]);
    }
    expect(state.blaster).toMatchObject({ strikes: 4, hits: 3, streak: 1, bestStreak: 2 });
  });
});

describe('coins', () => {
  it.each([
    [4, 0],
    [5, 1],
    [86, 17],
  ])('a score of %i is %i coins [S9.17]', (score, coins) => {
    expect(alienClicker.outcome({ ...stateWith(), score }).coins).toBe(coins);
  });
});

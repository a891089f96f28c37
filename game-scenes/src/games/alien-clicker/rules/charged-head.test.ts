import { describe, expect, it } from '@jest/globals';
import type { GameAction } from '../../../rules-core/define-game.js';
import { CLICKER_CONFIG } from './config.js';
import { STRIKE, alienClicker } from './alien-clicker.rules.js';
import { reachAt, type ClickerState, type ClickerTarget } from './state.js';

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

describe('a charged head', () => {
  const sparks = ({ targets }: ClickerState): number => targets.filter(({ isCharged }) => isCharged).length;

  /** Strikes one head every ten ticks, never a charged one, and returns the ticks in which one was charged. */
  function chargedIn(from: number, until: number): number[] {
    const state = { ...alienClicker.start(SEED, 'wide'), tick: from, sparkAt: from };
    const ticks: number[] = [];
    while (state.tick < until) {
      const prey = state.targets.find(({ y, isCharged }) => !isCharged && y > 0 && y < 540);
      alienClicker.step(state, prey && state.tick % 10 === 0 ? [strikeAt(prey.x, prey.y)] : []);
      expect(sparks(state)).toBeLessThanOrEqual(1);
      if (sparks(state) === 0) continue;
      ticks.push(state.tick - 1);
      for (const target of state.targets) target.isCharged = false;
    }
    return ticks;
  }

  it('is the next new one every four seconds, and every two in the rain', () => {
    expect(chargedIn(0, 1000)).toEqual([0, 240, 480, 720, 960]);
    expect(chargedIn(2880, 3300)).toEqual([2880, 3000, 3120, 3240]);
  });

  it('is the only one: the next is charged when it is gone', () => {
    const state = {
      ...stateWith(aTarget({ y: 500, isCharged: true }), aTarget({ x: 600, y: 200 })),
      tick: 900,
    };
    alienClicker.step(state, [strikeAt(600, 200)]);
    expect(state.targets.map(({ isCharged }) => isCharged)).toEqual([true, false]);
  });

  it('has a ring that grows from 40 px at the top to the most at the bottom', () => {
    const { wide, tall } = CLICKER_CONFIG.mostReachPx;
    expect([-30, 0, 270, 540, 570].map((y) => reachAt(y, 'wide'))).toEqual([40, 40, 230, wide, wide]);
    expect([0, 960].map((y) => reachAt(y, 'tall'))).toEqual([40, tall]);
  });

  it('hits all heads with their middle in the ring and in the field, one point each', () => {
    const spark = aTarget({ x: 480, y: 270, isCharged: true, look: 3 });
    const state = stateWith(
      aTarget({ x: 480, y: 40, look: 1 }),
      spark,
      aTarget({ x: 711, y: 270 }),
      aTarget({ x: 480, y: -1 }),
      aTarget({ x: 480, y: 500, look: 2 }),
    );
    const events = alienClicker.step(state, [strikeAt(480, 280)]);
    expect(events).toEqual([
      { kind: 'hit', x: 480, y: 270, sizePx: 60, look: 3, isCharged: true },
      { kind: 'burst', x: 480, y: 40, sizePx: 60, look: 1 },
      { kind: 'burst', x: 480, y: 500, sizePx: 60, look: 2 },
    ]);
    expect(state.score).toBe(3);
    expect(state.blaster).toMatchObject({ strikes: 1, hits: 1, streak: 1 });
    // They come back one above the other, and those out of the ring stay.
    const heights = state.targets.map(({ y, sizePx, speedPxPerTick }) => y - speedPxPerTick + sizePx / 2);
    expect([heights[1], heights[0], heights[4]]).toEqual([0, -40, -80]);
    expect(state.targets[2]).toEqual(aTarget({ x: 711, y: 271 }));
    expect(state.targets[3]).toEqual(aTarget({ x: 480, y: 0 }));
  });

  it('is plain again when it wraps, and the next new head is charged', () => {
    const state = {
      ...stateWith(aTarget({ y: 570, isCharged: true }), aTarget({ x: 600, y: 200 })),
      tick: 900,
    };
    alienClicker.step(state, []);
    expect(state.targets[0]).toEqual(aTarget({ y: -30 }));
    alienClicker.step(state, [strikeAt(600, 201)]);
    expect(state.targets.map(({ isCharged }) => isCharged)).toEqual([false, true]);
  });

  it.each([
    ['after a miss in the same tick', [strikeAt(800, 50), strikeAt(100, 100)], 0],
    ['before a miss in the same tick', [strikeAt(100, 100), strikeAt(800, 50)], 2],
    ['twice in the same tick', [strikeAt(100, 100), strikeAt(100, 100)], 2],
  ])('struck %s counts once at most', (_when, actions, score) => {
    const state = stateWith(aTarget({ isCharged: true }), aTarget({ x: 120 }));
    // The charged one lies on top.
    state.targets.reverse();
    const events = alienClicker.step(state, actions);
    expect([events.length, state.score]).toEqual([Math.max(1, score), score]);
    expect(state.blaster.strikes).toBe(1);
  });

  it('struck during a jam stays', () => {
    const state = stateWith(aTarget({ isCharged: true }), aTarget({ x: 120 }));
    alienClicker.step(state, [strikeAt(800, 50)]);
    expect(alienClicker.step(state, [strikeAt(80, 101)])).toEqual([]);
    expect([state.score, sparks(state)]).toEqual([0, 1]);
  });
});

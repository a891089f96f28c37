import { describe, expect, it } from '@jest/globals';
import { seedsFrom } from '../../../../test/support/seeds.js';
import { GROUND, SEED, aState } from '../../../../test/support/stronghold-round.js';
import { borderPoint, shownGates } from './enemy-waves.js';
import { strongholdDefense } from './stronghold-defense.rules.js';
import { baseOf, type Point } from './state.js';

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

  it('has crystals on the ways from its gates, two on the first, and others elsewhere, in no order that tells', () => {
    const firsts = new Set<number>();
    for (const { gates, crystals, craters } of grounds) {
      expect(crystals).toHaveLength(8);
      const onWay = gates.map((gate) => {
        const { x, y } = borderPoint('wide', gate);
        const [dx, dy] = [x - base.x, y - base.y];
        const asideOf = (crystal: Point) =>
          ((crystal.x - base.x) * dy - (crystal.y - base.y) * dx) / Math.hypot(dx, dy);
        return crystals
          .filter((crystal) => Math.abs(asideOf(crystal)) < 1)
          .map((crystal) => crystals.indexOf(crystal));
      });
      expect(onWay.map(({ length }) => length >= 1)).toEqual([true, true, true]);
      expect(onWay[0]?.length).toBeGreaterThanOrEqual(2);
      firsts.add(onWay[0]?.[0] ?? -1);
      crystals.forEach((crystal, index) => {
        const apartFrom = (other: Point) => Math.hypot(other.x - crystal.x, other.y - crystal.y);
        expect(Math.min(...crystals.slice(index + 1).map(apartFrom))).toBeGreaterThanOrEqual(64);
        expect(Math.min(...craters.map(apartFrom))).toBeGreaterThanOrEqual(52);
      });
    }
    expect(firsts.size).toBeGreaterThan(4);
  });

  it('takes no room from who guards the first way, and slows nobody there but by its two crystals', () => {
    for (const { gates, crystals, craters } of grounds) {
      const from = borderPoint('wide', gates[0] ?? 0);
      const [dx, dy] = [from.x - base.x, from.y - base.y];
      const isWithin = (px: number) => (point: Point) => {
        const [x, y] = [point.x - base.x, point.y - base.y];
        return x * dx + y * dy > 0 && Math.abs(x * dy - y * dx) < px * Math.hypot(dx, dy);
      };
      expect([craters.filter(isWithin(140)).length, crystals.filter(isWithin(60)).length]).toEqual([0, 2]);
    }
  });

  it.each([
    [1, 0, [0]],
    [2, 5, [0]],
    [2, 6, [0, 1]],
    [3, 0, [0, 1]],
    [4, 11, [0, 1]],
    [4, 12, [1, 2]],
    [6, 18, [2, 0]],
    [8, 23, [2, 0]],
    [8, 24, [0, 1]],
  ])('tells in wave %i, of which %i have come, the gates %j', (wave, spawned, gates) => {
    expect(shownGates(aState({ wave, spawned }))).toEqual(gates.map((gate) => GROUND.gates[gate]));
  });

  it.each([
    [2, ['above']],
    [4, ['above', 'below']],
    [5, ['below', 'before']],
    [7, ['before', 'above']],
  ])('lets wave %i come from %j', (wave, from) => {
    const state = aState({ wave, spawned: 0, lives: 1000 });
    const sides = new Set<string>();
    for (let tick = 0; tick < 3000 && state.wave === wave; tick++)
      for (const event of strongholdDefense.step(state, []))
        if (event.kind === 'spawned') {
          const { x = 0, y = 0 } = state.enemies.at(-1) ?? {};
          sides.add(y < 0 ? 'above' : y > 540 ? 'below' : x < 0 ? 'before' : 'elsewhere');
        }
    expect([...sides].sort()).toEqual([...from].sort());
  });
});

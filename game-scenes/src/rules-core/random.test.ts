import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRandom, integerBelow, integerBetween, isSeed, nextUint32, shuffled } from './random.js';

const SEED = '000102030405060708090a0b0c0d0e0f';

/** sfc32 as in its author's C code, with 64-bit integers instead of bit tricks. */
function referenceSfc32(words: readonly bigint[], count: number): number[] {
  const mask = 0xffffffffn;
  let [a = 0n, b = 0n, c = 0n, counter = 0n] = words;
  const drawn: number[] = [];
  for (let index = 0; index < 15 + count; index++) {
    const result = (a + b + counter) & mask;
    counter = (counter + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & mask;
    c = ((((c << 21n) | (c >> 11n)) & mask) + result) & mask;
    if (index >= 15) drawn.push(Number(result));
  }
  return drawn;
}

describe('random stream', () => {
  it('is sfc32 of the four words of the seed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffffffff), { minLength: 4, maxLength: 4 }), (words) => {
        const seed = words.map((word) => word.toString(16).padStart(8, '0')).join('');
        const random = createRandom(seed);
        const drawn = Array.from({ length: 20 }, () => nextUint32(random));
        expect(drawn).toEqual(referenceSfc32(words.map(BigInt), 20));
      }),
    );
  });

  it('goes on from its state after a trip through JSON', () => {
    const random = createRandom(SEED);
    nextUint32(random);
    const restored = JSON.parse(JSON.stringify(random)) as typeof random;
    expect(nextUint32(restored)).toBe(nextUint32(random));
  });

  it('gives integers in range, each about equally often', () => {
    const random = createRandom(SEED);
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let draw = 0; draw < 7000; draw++) {
      const value = integerBelow(random, 7);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(counts).toHaveLength(7);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('prefers none of so many integers that 32 bits can not be shared out among them', () => {
    const random = createRandom(SEED);
    const most = 3 * 2 ** 30 - 1;
    const low = Array.from({ length: 3000 }, () => integerBetween(random, 0, most)).filter(
      (n) => n < 2 ** 30,
    );
    expect(low.length / 3000).toBeCloseTo(1 / 3, 1);
  });

  it('includes both ends of a range', () => {
    const random = createRandom(SEED);
    const drawn = new Set(Array.from({ length: 200 }, () => integerBetween(random, -1, 1)));
    expect([...drawn].sort((left, right) => left - right)).toEqual([-1, 0, 1]);
  });

  it('puts items in every order about equally often, and leaves them where they came from', () => {
    const random = createRandom(SEED);
    const items = ['a', 'b', 'c'];
    const counts = new Map<string, number>();
    for (let turn = 0; turn < 6000; turn++) {
      const order = shuffled(random, items).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(items).toEqual(['a', 'b', 'c']);
  });

  it('takes nothing but 32 lower-case hex digits for a seed', () => {
    expect(isSeed(SEED)).toBe(true);
    for (const seed of [
      '',
      SEED.slice(1),
      `${SEED}0`,
      SEED.toUpperCase(),
      SEED.replace('0', 'g'),
      `${SEED}\n`,
    ]) {
      expect(isSeed(seed)).toBe(false);
      expect(() => createRandom(seed)).toThrow(
        new RangeError('A seed is 32 lower-case hex digits (128 bits).'),
      );
    }
  });
});

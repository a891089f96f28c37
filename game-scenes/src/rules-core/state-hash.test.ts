import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stateHash } from './state-hash.js';

describe('state hash', () => {
  it('is 16 hex digits and pinned, so that browsers and servers agree for good', () => {
    expect(stateHash({ score: 1, targets: [{ x: 1.5, name: 'é' }], isOver: false, left: null })).toBe(
      '02d7e32f8b7466a4',
    );
  });

  it('depends on values, not on the order of keys or a trip through JSON', () => {
    expect(stateHash({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(stateHash({ b: [2, { d: 4, c: 3 }], a: 1 }));
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'].map((keys) =>
      stateHash(Object.fromEntries([...keys].map((key) => [key, key]))),
    );
    expect(new Set(orders).size).toBe(1);
    expect(stateHash({ a: 1, b: undefined })).toBe(stateHash({ a: 1 }));
    expect(stateHash([undefined])).toBe(stateHash([null]));
    fc.assert(
      fc.property(fc.jsonValue(), (state) => {
        expect(stateHash(JSON.parse(JSON.stringify(state)))).toBe(stateHash(state));
      }),
    );
  });

  it('tells different states apart', () => {
    const states = [
      0,
      1,
      -1,
      0.5,
      4294967296,
      '1',
      '',
      true,
      false,
      null,
      [],
      {},
      [0],
      [[0]],
      [0, 0],
      { a: 0 },
      { b: 0 },
    ];
    expect(new Set(states.map(stateHash)).size).toBe(states.length);
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (left, right) => {
        if (left === right) return;
        expect(stateHash({ y: left })).not.toBe(stateHash({ y: right }));
      }),
    );
  });
});

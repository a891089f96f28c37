import { describe, expect, it } from '@jest/globals';
import { COMBO_WINDOW_TICKS, createCombo } from './combo.js';

describe('a combo', () => {
  it('grows with hits in a row and is shown from the second on', () => {
    const combo = createCombo();
    expect([combo.hit(10), combo.shown]).toEqual([1, 0]);
    expect([combo.hit(20), combo.shown]).toEqual([2, 2]);
    expect([combo.hit(30), combo.shown, combo.best]).toEqual([3, 3, 3]);
  });

  it('ends with a miss, and the best stays', () => {
    const combo = createCombo();
    [1, 2, 3].forEach((tick) => combo.hit(tick));
    combo.miss();
    expect([combo.shown, combo.best]).toEqual([0, 3]);
    expect(combo.hit(4)).toBe(1);
    expect(combo.best).toBe(3);
  });

  it('ends when the next hit is late', () => {
    const combo = createCombo();
    combo.hit(100);
    combo.hit(110);
    combo.advance(110 + COMBO_WINDOW_TICKS);
    expect(combo.shown).toBe(2);
    combo.advance(111 + COMBO_WINDOW_TICKS);
    expect(combo.shown).toBe(0);
  });
});

import { describe, expect, it } from '@jest/globals';
import { purchaseDescription } from './purchases.service.js';

const once = (...names: string[]): string =>
  purchaseDescription(names.map((name) => ({ name, quantity: 1 })));

describe('The description of a purchase', () => {
  it('names what was bought, with its number above one', () => {
    const lines = [
      { name: 'Royal Crown', quantity: 1 },
      { name: 'Love', quantity: 2 },
    ];
    expect(purchaseDescription(lines)).toBe('Store purchase: Royal Crown, 2 × Love');
  });

  it('has at most 200 characters, counts what does not fit, and counts all where nothing does', () => {
    const longest = 'x'.repeat(200 - 'Store purchase: '.length);
    expect(once(longest)).toBe(`Store purchase: ${longest}`);
    expect(once(`${longest}x`)).toBe('Store purchase: 1 items');
    expect(once('Love', longest)).toBe('Store purchase: Love and 1 more');
    expect(once(longest, 'Love')).toBe('Store purchase: 2 items');
  });
});

import { describe, expect, it } from '@jest/globals';
import { ITEM_PICTURES, itemPicture } from '../art.js';
import { neonLight } from './item-light.js';
import { wornHat } from './neon-editions.js';

describe('what is sold', () => {
  it('has the ids of the store and of the customizer', () => {
    expect(ITEM_PICTURES).toEqual(
      expect.arrayContaining([
        'hat-classic-alien-hat',
        'color-cosmic-blue',
        'face-cool-neon',
        'coupon-avatar-20',
      ]),
    );
    expect(() => itemPicture('hat-of-nobody')).toThrow("No item is drawn as 'hat-of-nobody'.");
  });

  it('glows when it is a neon edition, and only then', () => {
    expect(neonLight('hat', 'crown-neon')).toBe('#ffd75e');
    expect(neonLight('hat', 'crown')).toBeUndefined();
    for (const name of ITEM_PICTURES) {
      const [type = '', ...id] = name.split('-');
      const isLit = itemPicture(name).body.includes('class="neon"');
      expect([name, neonLight(type, id.join('-')) !== undefined]).toEqual([name, isLit]);
    }
  });

  it('is worn as what it is', () => {
    expect(wornHat('classic-alien-hat')).toEqual({ id: 'alien-helmet', isNeon: true });
    expect(wornHat('crown')).toEqual({ id: 'crown', isNeon: false });
    expect(wornHat('constructor')).toEqual({ id: 'none', isNeon: false });
  });
});

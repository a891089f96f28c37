import { describe, expect, it, jest } from '@jest/globals';
import type Phaser from 'phaser';
import { FakeImage } from '../../../../test/support/fake-image.js';

jest.unstable_mockModule('./letters.js', () => ({
  ...{ STREAK_WORD: 'streak-word', OUTLINE_PX: 8 },
  glyphKey: (glyph: string) => glyph,
  letterWidths: () => ({ word: 100, figure: 20 }),
}));
const { SHOWN_STREAK, createStreakBanner } = await import('./streak-banner.js');

function aBanner(isMotionReduced = false) {
  const images: FakeImage[] = [];
  const image = (x: number, y: number, key: string): FakeImage => {
    const made = new FakeImage(x, y, key);
    images.push(made);
    return made;
  };
  const line = Object.assign(new FakeImage(0, 0, 'line'), { add: () => undefined });
  const scene = { add: { image, container: () => line } } as unknown as Phaser.Scene;
  const banner = createStreakBanner(scene, isMotionReduced);
  const scaleAfter = (streak: number, isRecord: boolean, ageMs: number): number => {
    banner.show(streak, isRecord);
    banner.draw(1000);
    banner.draw(1000 + ageMs);
    return line.scaleX;
  };
  return { banner, line, images, scaleAfter };
}

describe('the banner of the streak', () => {
  it('is shown from five hits in a row on, behind the heads, and goes with a miss', () => {
    const { banner, line, images } = aBanner();
    banner.show(SHOWN_STREAK - 1, false);
    expect(line.visible).toBe(false);
    banner.show(12, false);
    const digits = images.slice(1).filter(({ visible }) => visible);
    expect([line.visible, digits.map(({ texture }) => texture.key)]).toEqual([true, ['1', '2']]);
    // The heads are at 20.
    expect(line.depth).toBeLessThan(20);
    banner.show(0, false);
    expect(line.visible).toBe(false);
  });

  it('is small until the streak is the longest of one’s own', () => {
    const { scaleAfter } = aBanner();
    expect(scaleAfter(20, false, 500)).toBeLessThan(1);
    expect(scaleAfter(21, true, 500)).toBeGreaterThan(1);
  });

  it('pops with each hit, but not with reduced motion', () => {
    expect(aBanner().scaleAfter(9, false, 20)).toBeGreaterThan(aBanner().scaleAfter(9, false, 500));
    expect(aBanner(true).scaleAfter(9, false, 20)).toBe(aBanner(true).scaleAfter(9, false, 500));
  });
});

import { describe, expect, it } from '@jest/globals';
import type Phaser from 'phaser';
import { FakeImage } from '../../../../test/support/fake-image.js';
import { createLastSeconds } from './last-seconds.js';

function aStage(isMotionReduced: boolean) {
  const images: FakeImage[] = [];
  const image = (x: number, y: number, key: string): FakeImage => {
    const made = new FakeImage(x, y, key);
    images.push(made);
    return made;
  };
  const scene = { add: { image } } as unknown as Phaser.Scene;
  const lastSeconds = createLastSeconds(scene, 'wide', isMotionReduced);
  const made = images.length;
  const show = (ticksLeft: number): FakeImage[] => {
    lastSeconds.draw(ticksLeft);
    expect(images).toHaveLength(made);
    return images.filter(({ visible }) => visible);
  };
  const figureAt = (ticksLeft: number): FakeImage | undefined =>
    show(ticksLeft).find(({ texture }) => texture.key.startsWith('count-'));
  return { show, figureAt };
}

describe('the last seconds on the field', () => {
  it.each([3600, 300.01, 0, -1])('show nothing with %d ticks left', (ticksLeft) => {
    expect(aStage(false).show(ticksLeft)).toEqual([]);
  });

  it.each([
    [300, 'count-5'],
    [240.5, 'count-5'],
    [240, 'count-4'],
    [60, 'count-1'],
    [0.5, 'count-1'],
  ])('are counted: %d ticks left is %s, with light on all four edges', (ticksLeft, key) => {
    const { show, figureAt } = aStage(false);
    expect(figureAt(ticksLeft)?.texture.key).toBe(key);
    expect(show(ticksLeft).filter(({ texture }) => texture.key === 'glow-alarm')).toHaveLength(4);
  });

  it('come large and bright and settle within their second', () => {
    const { figureAt } = aStage(false);
    const looks = [180, 150, 121].map((ticksLeft) => {
      const { scaleX = 0, alpha = 0 } = figureAt(ticksLeft) ?? {};
      return { scaleX, alpha };
    });
    const [first, middle, last] = looks;
    expect(first?.scaleX).toBeGreaterThan(middle?.scaleX ?? 9);
    expect(middle?.alpha).toBeGreaterThan(last?.alpha ?? 9);
    expect(last?.alpha).toBeGreaterThan(0);
  });

  it('stand still for those who asked for less motion', () => {
    const { figureAt } = aStage(true);
    const looks = [180, 150, 121].map((ticksLeft) => {
      const { scaleX, alpha } = figureAt(ticksLeft) ?? {};
      return `${scaleX ?? 0} ${alpha ?? 0}`;
    });
    expect(new Set(looks).size).toBe(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import type Phaser from 'phaser';
import { createLastSeconds } from './last-seconds.view.js';

/** The part of Phaser's image that the tests use. */
class FakeImage {
  texture: { key: string };
  visible = true;
  alpha = 1;
  scale = 1;

  constructor(key: string) {
    this.texture = { key };
  }
  setTexture(key: string): this {
    this.texture = { key };
    return this;
  }
  setVisible(isVisible: boolean): this {
    this.visible = isVisible;
    return this;
  }
  setAlpha(alpha: number): this {
    this.alpha = alpha;
    return this;
  }
  setScale(scale: number): this {
    this.scale = scale;
    return this;
  }
  setOrigin = (): this => this;
  setDepth = (): this => this;
  setRotation = (): this => this;
}

function aStage(isMotionReduced: boolean) {
  const images: FakeImage[] = [];
  const image = (_x: number, _y: number, key: string): FakeImage => {
    const made = new FakeImage(key);
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
      const { scale = 0, alpha = 0 } = figureAt(ticksLeft) ?? {};
      return { scale, alpha };
    });
    const [first, middle, last] = looks;
    expect(first?.scale).toBeGreaterThan(middle?.scale ?? 9);
    expect(middle?.alpha).toBeGreaterThan(last?.alpha ?? 9);
    expect(last?.alpha).toBeGreaterThan(0);
  });

  it('stand still for those who asked for less motion', () => {
    const { figureAt } = aStage(true);
    const looks = [180, 150, 121].map((ticksLeft) => {
      const { scale, alpha } = figureAt(ticksLeft) ?? {};
      return `${scale ?? 0} ${alpha ?? 0}`;
    });
    expect(new Set(looks).size).toBe(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import type Phaser from 'phaser';
import { FakeImage } from '../../../../test/support/fake-image.js';
import { alienClicker } from '../rules/alien-clicker.rules.js';
import { reachAt, type ClickerState, type ClickerTarget } from '../rules/state.js';
import { createSparkRing } from './spark-ring.js';

const SEED = '000102030405060708090a0b0c0d0e0f';

type Circle = readonly [x: number, y: number, radius: number];

/** Keeps the circles that are drawn until it is cleared. */
class FakePen {
  circles: Circle[] = [];
  lines = 0;
  clear(): void {
    [this.circles, this.lines] = [[], 0];
  }
  strokeCircle(...circle: Circle): void {
    this.circles.push(circle);
  }
  strokePath(): void {
    this.lines += 1;
  }
  setDepth = () => this;
  lineStyle = () => this;
  fillStyle = () => this;
  fillCircle = () => this;
  beginPath = () => this;
  moveTo = () => this;
  lineTo = () => this;
}

function aStage(isMotionReduced = false) {
  const images: FakeImage[] = [];
  const pens: FakePen[] = [];
  const image = (x: number, y: number, key: string): FakeImage => {
    const made = new FakeImage(x, y, key);
    images.push(made);
    return made;
  };
  const graphics = (): FakePen => {
    const made = new FakePen();
    pens.push(made);
    return made;
  };
  const scene = { add: { image, graphics } } as unknown as Phaser.Scene;
  const sparkRing = createSparkRing(scene, 'wide', isMotionReduced);
  const keys = (): string[] => images.filter(({ visible }) => visible).map(({ texture }) => texture.key);
  return { sparkRing, ring: pens[0], flash: pens[1], images, keys };
}

const head = (x: number, y: number, isCharged = false): ClickerTarget => ({
  ...{ x, y, sizePx: 60, speedPxPerTick: 2, driftPxPerTick: 0, look: 0 },
  isCharged,
});

const stateOf = (...targets: ClickerTarget[]): ClickerState => ({
  ...alienClicker.start(SEED, 'wide'),
  targets,
});

describe('the ring of a charged head', () => {
  it('is drawn as far as it reaches, with a mark on each head that a strike would hit, and their number', () => {
    const { sparkRing, ring, keys } = aStage();
    sparkRing.draw(stateOf(head(480, 270, true), head(480, 100), head(900, 270), head(300, 300)), 1, 0);
    expect(ring?.circles).toEqual([
      [480, 270, reachAt(270, 'wide')],
      [480, 100, 36],
      [300, 300, 36],
    ]);
    expect(keys()).toEqual(['spark-halo', 'streak-3']);
    sparkRing.draw(stateOf(head(480, 20, true), head(480, 300)), 1, 16);
    expect([ring?.circles.length, keys()]).toEqual([1, ['spark-halo']]);
  });

  it('is not there without a charged head, nor before that head is in view', () => {
    const { sparkRing, ring, keys } = aStage();
    for (const hidden of [head(480, 270), head(480, -31, true)]) {
      sparkRing.draw(stateOf(hidden), 1, 0);
      expect([ring?.circles, keys()]).toEqual([[], []]);
    }
  });

  it.each([false, true])(
    'bursts as a wave with a bolt to each head it hit, and goes (%#)',
    (isMotionReduced) => {
      const { sparkRing, flash, keys, images } = aStage(isMotionReduced);
      const state = stateOf(head(100, 100));
      sparkRing.burst(480, 270);
      sparkRing.bolt(480, 100);
      sparkRing.bolt(300, 300);
      sparkRing.draw(state, 1, 1000);
      expect([flash?.lines, keys()]).toEqual([2, ['spark-wave']]);
      const wave = images.find(({ texture }) => texture.key === 'spark-wave');
      const first = wave?.displayWidth ?? 0;
      sparkRing.draw(state, 1, 1300);
      expect([flash?.lines, (wave?.displayWidth ?? 0) > first]).toEqual([0, !isMotionReduced]);
      sparkRing.draw(state, 1, 1500);
      expect(keys()).toEqual([]);
    },
  );
});

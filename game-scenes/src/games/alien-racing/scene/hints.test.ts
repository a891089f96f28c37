/** Tests what is shown until the race is under way: tags of the rivals, and the sides to hold. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type Phaser from 'phaser';
import { FakeImage } from '../../../../test/support/fake-image.js';
import { RACE_SEED } from '../../../../test/support/race.js';
import { stageGeometry } from '../../../scene-core/stage-geometry.js';
import { alienRacing } from '../rules/alien-racing.rules.js';
import { temperName } from '../rules/temper-name.js';
import { createHoldSides } from './hold-sides.js';
import { LAYOUTS } from './layout.js';
import { panelFrame } from './panel-frame.js';
import { createMoments } from './race-moment.js';
import { createRivalTags } from './rival-tags.js';
import { createProjection } from './road-projection.js';
import { createTrackBends } from './track-bends.js';

// Letters are measured on a canvas, which Node.js does not have.
beforeAll(() => {
  Object.assign(globalThis, { document: { createElement: () => ({ getContext: () => null }) } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'document');
});

class WideImage extends FakeImage {
  width = 200;
  height = 80;
  originX = 0;
  originY = 0;
  setFlipX = (): this => this;
}

function aScene() {
  const images: WideImage[] = [];
  const image = (x: number, y: number, key: string): WideImage => {
    const made = new WideImage(x, y, key);
    images.push(made);
    return made;
  };
  return { images, scene: { add: { image } } as unknown as Phaser.Scene };
}

describe.each([
  ['wide', 1280, 720],
  ['tall', 390, 690],
] as const)('the tags of the rivals on a %s field', (field, width, height) => {
  function someTags() {
    const { scene, images } = aScene();
    const state = alienRacing.start(RACE_SEED, field);
    const frame = panelFrame(stageGeometry(field, width, height, 1));
    const tags = createRivalTags(scene, frame);
    tags.place(frame);
    const road = createProjection(createTrackBends(state.track), LAYOUTS[field]);
    const { distance, x } = state.pod;
    road.look({ distance, x, shakeX: 0, shakeY: 0 }, 960);
    const draw = (tick: number): WideImage[] => {
      tags.draw(createMoments(state).at(1, 0), { ...state, tick }, road);
      return images.filter(({ visible, alpha }) => visible && alpha > 0);
    };
    return { draw, images };
  }

  it('stand apart from one another on the grid, inside the field', () => {
    const tags = someTags().draw(0);
    expect(tags.map(({ texture }) => texture.key).sort()).toEqual(['tag-0', 'tag-1', 'tag-2']);
    const { scale, left } = stageGeometry(field, width, height, 1);
    const [wide, high] = [200 / scale, 42 / scale];
    for (const tag of tags) {
      expect(tag.x).toBeGreaterThanOrEqual(left);
      for (const other of tags) {
        if (other === tag) continue;
        const isApart = Math.abs(tag.x - other.x) >= wide || Math.abs(tag.y - other.y) >= high - 0.01;
        expect(isApart).toBe(true);
      }
    }
  });

  it('leave the road soon after the start, and are no work from then on', () => {
    const { draw, images } = someTags();
    expect(draw(60)).toHaveLength(3);
    expect(draw(200)).toEqual([]);
    const hides = images.map((image) => jest.spyOn(image, 'setVisible'));
    draw(201);
    for (const hide of hides) expect(hide).not.toHaveBeenCalled();
  });
});

describe('the sides to hold on a phone', () => {
  const look = (images: readonly WideImage[]): number[] => images.map(({ alpha }) => alpha);

  it('are lit until one of them is held', () => {
    const { scene, images } = aScene();
    const sides = createHoldSides(scene, false);
    for (let frame = 0; frame < 100; frame++) sides.draw(16 * frame);
    expect(Math.min(...look(images))).toBeGreaterThan(0.3);
    sides.taken();
    for (let frame = 0; frame < 100; frame++) sides.draw(1600 + 16 * frame);
    expect(Math.max(...look(images))).toBe(0);
  });

  it('breathe one after the other, but not for those who asked for less motion', () => {
    const looksOf = (isReduced: boolean): string[] => {
      const { scene, images } = aScene();
      const sides = createHoldSides(scene, isReduced);
      return [100, 300, 500].map((nowMs) => {
        sides.draw(nowMs);
        return look(images).join();
      });
    };
    expect(new Set(looksOf(false)).size).toBe(3);
    expect(new Set(looksOf(true)).size).toBe(1);
  });
});

it('every temper has a name of its own', () => {
  const tempers = ['frontRunner', 'lateCharger', 'blocker', 'slipstreamer', 'wobbler', 'steady'] as const;
  expect(new Set(tempers.map(temperName)).size).toBe(tempers.length);
});

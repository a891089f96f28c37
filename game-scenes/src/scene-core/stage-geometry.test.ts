import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FIELDS } from '../rules-core/define-game.js';
import { croppedGeometry, fieldFor, stageGeometry, toLogical } from './stage-geometry.js';

describe('the field on its stage', () => {
  it('is the tall one on a stage that is higher than wide', () => {
    expect([fieldFor(366, 692), fieldFor(1384, 708), fieldFor(500, 500)]).toEqual(['tall', 'wide', 'wide']);
  });

  it('is wholly visible, in the middle, and as large as fits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('wide' as const, 'tall' as const),
        fc.integer({ min: 100, max: 4000 }),
        fc.integer({ min: 100, max: 4000 }),
        fc.double({ min: 0.5, max: 4, noNaN: true }),
        (field, cssWidth, cssHeight, devicePixelRatio) => {
          const { left, top, width, height } = stageGeometry(field, cssWidth, cssHeight, devicePixelRatio);
          const size = FIELDS[field];
          expect(left).toBeLessThanOrEqual(1e-9);
          expect(top).toBeLessThanOrEqual(1e-9);
          expect(left + width / 2).toBeCloseTo(size.width / 2, 6);
          expect(top + height / 2).toBeCloseTo(size.height / 2, 6);
          expect(Math.min(width - size.width, height - size.height)).toBeCloseTo(0, 6);
        },
      ),
    );
  });

  it('fills the stage of a demo, and is cropped at two sides', () => {
    const { left, top, width, height, canvasWidth } = croppedGeometry('wide', 900, 900, 0.5);
    expect({ left, top, width, height, canvasWidth }).toEqual({
      left: 210,
      top: 0,
      width: 540,
      height: 540,
      canvasWidth: 450,
    });
  });

  it('has at most two canvas pixels per CSS px', () => {
    expect(stageGeometry('wide', 960, 540, 3)).toMatchObject({
      canvasWidth: 1920,
      canvasHeight: 1080,
      scale: 2,
    });
  });

  it('does not grow beyond what a frame can afford', () => {
    const { canvasWidth, canvasHeight, pixelRatio } = stageGeometry('wide', 3840, 2160, 2);
    expect(canvasWidth * canvasHeight).toBeLessThan(4_710_000);
    expect(canvasWidth / 3840).toBeCloseTo(pixelRatio, 3);
  });

  it('maps the stage corners around the field and its middle to the field middle', () => {
    const geometry = stageGeometry('wide', 1160, 540, 1);
    expect(toLogical(geometry, 0, 0)).toEqual({ x: -100, y: 0 });
    expect(toLogical(geometry, 1, 1)).toEqual({ x: 1060, y: 540 });
    expect(toLogical(geometry, 0.5, 0.5)).toEqual({ x: 480, y: 270 });
  });

  it('still has a canvas when the stage is not laid out', () => {
    expect(stageGeometry('tall', 0, 0, 1)).toMatchObject({ canvasWidth: 1, canvasHeight: 1 });
  });
});

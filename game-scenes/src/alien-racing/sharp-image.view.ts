import type Phaser from 'phaser';
import type { StageGeometry } from '../scene-core/stage-geometry.js';

/** The pixels of the canvas under the logical plane. */
export type PixelGrid = Pick<StageGeometry, 'left' | 'top' | 'scale'>;

/**
 * Shows an image pixel by pixel, its corner on the grid of the canvas: so letters stay sharp, and a canvas without a
 * graphics card copies it several times as fast as one that it has to sample. `x` and `y` are where its origin is to
 * be, logical px.
 */
export function showSharp(image: Phaser.GameObjects.Image, x: number, y: number, grid: PixelGrid): void {
  const pixel = 1 / grid.scale;
  const [ownX, ownY] = [image.originX * image.width * pixel, image.originY * image.height * pixel];
  image
    .setScale(pixel)
    .setPosition(snap(x - ownX, grid.left, grid) + ownX, snap(y - ownY, grid.top, grid) + ownY);
}

/** The nearest place on the grid that begins at `from`. */
const snap = (value: number, from: number, { scale }: PixelGrid): number =>
  from + Math.round((value - from) * scale) / scale;

/** A length that is so many whole pixels of the canvas, a hair less, so that no rounding adds one. */
export const wholePixels = (length: number, scale: number): number =>
  Math.max((Math.round(length * scale) - 0.001) / scale, 0.5 / scale);

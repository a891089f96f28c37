import type Phaser from 'phaser';
import type { StageGeometry } from '../../../scene-core/stage-geometry.js';

/** Pixel grid of the canvas under the logical plane. */
export type PixelGrid = Pick<StageGeometry, 'left' | 'top' | 'scale'>;

/**
 * Shows an image with its corner on the pixel grid of the canvas. So letters stay sharp, and a canvas without
 * a graphics card copies the image several times as fast as it would sample it. `x` and `y` are the wanted
 * position of its origin, logical px.
 */
export function showSharp(image: Phaser.GameObjects.Image, x: number, y: number, grid: PixelGrid): void {
  const pixel = 1 / grid.scale;
  const [ownX, ownY] = [image.originX * image.width * pixel, image.originY * image.height * pixel];
  image
    .setScale(pixel)
    .setPosition(snap(x - ownX, grid.left, grid) + ownX, snap(y - ownY, grid.top, grid) + ownY);
}

/** Returns the nearest position on the grid that begins at `from`. */
const snap = (value: number, from: number, { scale }: PixelGrid): number =>
  from + Math.round((value - from) * scale) / scale;

/** Returns a length of whole canvas pixels, minus a tiny amount, so that rounding does not add a pixel. */
export const wholePixels = (length: number, scale: number): number =>
  Math.max((Math.round(length * scale) - 0.001) / scale, 0.5 / scale);

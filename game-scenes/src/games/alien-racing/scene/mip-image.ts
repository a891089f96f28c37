import type Phaser from 'phaser';
import { scaleToRecipe, type TextureRecipe } from '../../../scene-core/textures.js';
import type { Spot } from './road-projection.js';

/**
 * Relative sizes in which pictures from the horizon are drawn. A large picture shrunk to a few pixels
 * flickers, since neither canvas nor WebGL averages more than its nearest pixels.
 */
const SIZES = [1, 0.5, 0.25] as const;

/** Share of a size below which the next smaller picture is used. */
const MIN_SHARE = 0.52;

export type MipKeys = readonly string[];

/** Returns the keys of a picture's sizes, the largest first. */
export const mipKeys = (name: string): MipKeys => SIZES.map((_, level) => `${name}-${level}`);

/** Returns a picture in all its sizes; `width` and `height` are those beside the own pod. */
export function mipRecipes({ key, width, height, picture }: TextureRecipe): TextureRecipe[] {
  const keys = mipKeys(key);
  return SIZES.map((size, level) => ({
    key: keys[level] ?? key,
    width: width * size,
    height: height * size,
    picture,
  }));
}

const levelAt = (scale: number): number => {
  if (scale > MIN_SHARE) return 0;
  return scale > MIN_SHARE * 0.5 ? 1 : 2;
};

/** Shows an image at a spot, with the picture that fits its size, `stretch` times as large as its recipe. */
export function showMip(
  image: Phaser.GameObjects.Image,
  keys: MipKeys,
  { x, y, scale }: Spot,
  stretch = 1,
): void {
  const level = levelAt(scale);
  const key = keys[level];
  if (key !== undefined && image.texture.key !== key) image.setTexture(key);
  image.setPosition(x, y);
  scaleToRecipe(image, (scale * stretch) / (SIZES[level] ?? 1));
}

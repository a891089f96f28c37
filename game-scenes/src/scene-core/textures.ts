import type Phaser from 'phaser';
import { toDataUrl, type Drawing } from '../art-core/drawing.js';

/** Draws in logical px on a canvas that is already scaled. */
export type CanvasPainter = (context: CanvasRenderingContext2D) => void;

/** Picture and its size in logical px. */
export interface TextureRecipe {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly picture: Drawing | CanvasPainter;
  /** Painted on top of the picture. */
  readonly finish?: CanvasPainter;
}

async function rasterise(recipe: TextureRecipe, pixelsPerUnit: number): Promise<HTMLCanvasElement> {
  const { width, height, picture, finish } = recipe;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.ceil(width * pixelsPerUnit), 1);
  canvas.height = Math.max(Math.ceil(height * pixelsPerUnit), 1);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas to draw textures on.');
  context.scale(canvas.width / width, canvas.height / height);
  if (typeof picture === 'function') {
    picture(context);
  } else {
    const image = new Image();
    image.src = toDataUrl(picture, { width: canvas.width, height: canvas.height });
    await image.decode();
    context.drawImage(image, 0, 0, width, height);
  }
  finish?.(context);
  return canvas;
}

const unitsPerPixel = new WeakMap<Phaser.Textures.Texture, number>();

/** Shows an image in its recipe's size times `scaleX` and `scaleY`, at any resolution of the texture. */
export function scaleToRecipe(image: Phaser.GameObjects.Image, scaleX = 1, scaleY = scaleX): void {
  const unit = unitsPerPixel.get(image.texture) ?? 1;
  image.setScale(scaleX * unit, scaleY * unit);
}

type GameObject = Phaser.GameObjects.GameObject;

/** Object that shows a texture and must be updated when the texture is drawn again. */
type Textured = GameObject & { readonly texture: Phaser.Textures.Texture; setTexture(key: string): unknown };

const isTextured = (item: GameObject): item is Textured => 'texture' in item && 'setTexture' in item;

/** Returns all objects, including those in containers. */
function allObjects(items: readonly GameObject[]): GameObject[] {
  return items.flatMap((item) =>
    'list' in item && Array.isArray(item.list) ? allObjects(item.list as GameObject[]) : [item],
  );
}

/**
 * Rasterises drawings at `pixelsPerUnit` canvas pixels per logical px. An existing key is drawn again, and
 * all objects that show it switch to the new texture at once. Does nothing once `signal` is aborted.
 */
export async function loadTextures(
  scene: Phaser.Scene,
  recipes: readonly TextureRecipe[],
  pixelsPerUnit: number,
  signal: AbortSignal,
): Promise<void> {
  const canvases = await Promise.all(recipes.map((recipe) => rasterise(recipe, pixelsPerUnit)));
  if (signal.aborted) return;
  const shown = allObjects(scene.children.list)
    .filter(isTextured)
    .map((item) => ({ item, key: item.texture.key }));
  const renewed = new Set<string>();
  recipes.forEach(({ key, width }, index) => {
    const canvas = canvases[index];
    if (canvas === undefined) return;
    if (scene.textures.exists(key)) {
      scene.textures.remove(key);
      renewed.add(key);
    }
    const texture = scene.textures.addCanvas(key, canvas);
    if (texture !== null) unitsPerPixel.set(texture, width / canvas.width);
  });
  for (const { item, key } of shown) if (renewed.has(key)) item.setTexture(key);
}

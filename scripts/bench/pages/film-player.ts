import type Phaser from 'phaser';
import type { Look } from './looks.js';

type Image = Phaser.GameObjects.Image;

/** Numbers per sprite and frame: look, x, y, both scales, rotation, alpha, depth, both origins. Alpha 0 is not shown. */
export const FIGURES = 10;

const TICKS_PER_SECOND = 60;

/** Number blocks, which cause no garbage collection. */
export interface Reel {
  /** One block per frame; a sprite that did not exist yet is missing at its end. */
  readonly frames: readonly Float32Array[];
  /** Two numbers a frame. */
  readonly scrolls: readonly number[];
  readonly looks: readonly Look[];
  readonly spriteCount: number;
  /** The lines and areas of each drawing in each frame, as Phaser keeps them. */
  readonly drawings: readonly { readonly depth: number; readonly buffers: readonly unknown[][] }[];
}

/** Creates the sprites of a film and returns a function that shows the frame of a given time. */
export function player(
  scene: Phaser.Scene,
  { frames, scrolls, looks, spriteCount, drawings }: Reel,
): (nowMs: number) => void {
  const { texture = '', frame: first = '' } = looks[0] ?? {};
  const sprites = Array.from({ length: spriteCount }, () =>
    scene.add.image(0, 0, texture, first).setVisible(false),
  );
  const graphics = drawings.map(({ depth }) => scene.add.graphics().setDepth(depth));
  const camera = scene.cameras.main;
  let startMs: number | undefined;
  return (nowMs) => {
    startMs ??= nowMs;
    const frame = Math.floor(((nowMs - startMs) * TICKS_PER_SECOND) / 1000) % frames.length;
    camera.setScroll(scrolls[frame * 2] ?? 0, scrolls[frame * 2 + 1] ?? 0);
    graphics.forEach((one, index) => (one.commandBuffer = drawings[index]?.buffers[frame] ?? []));
    const figures = frames[frame];
    if (figures === undefined) return;
    sprites.forEach((sprite, index) => show(sprite, figures, index * FIGURES, looks));
  };
}

function wear(sprite: Image, look: Look): void {
  if (sprite.texture.key !== look.texture) sprite.setTexture(look.texture, look.frame);
  else if (sprite.frame.name !== look.frame) sprite.setFrame(look.frame);
  if (sprite.flipX !== look.isFlipped) sprite.setFlipX(look.isFlipped);
  if (sprite.blendMode !== look.blendMode) sprite.setBlendMode(look.blendMode);
}

/** Sets what a sprite shows, and nothing else when it shows nothing. */
function show(sprite: Image, figures: Float32Array, at: number, looks: readonly Look[]): void {
  const alpha = figures[at + 6] ?? 0;
  const isShown = alpha > 0;
  if (sprite.visible !== isShown) sprite.setVisible(isShown);
  if (!isShown) return;
  const look = looks[figures[at] ?? 0];
  if (look !== undefined) wear(sprite, look);
  sprite.setPosition(figures[at + 1], figures[at + 2]);
  sprite.setScale(figures[at + 3], figures[at + 4]);
  sprite.setRotation(figures[at + 5]);
  sprite.setAlpha(alpha);
  const [depth = 0, originX = 0, originY = 0] = figures.subarray(at + 7, at + 10);
  if (sprite.depth !== depth) sprite.setDepth(depth);
  if (sprite.originX !== originX || sprite.originY !== originY) sprite.setOrigin(originX, originY);
}

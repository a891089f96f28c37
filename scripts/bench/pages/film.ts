import type Phaser from 'phaser';
import type { GameScene } from '../../../game-scenes/src/scene-core/game-scene.js';
import { strikeBefore } from './clicker-play.js';

type Image = Phaser.GameObjects.Image;

/** Numbers per sprite and frame: texture, x, y, both scales, rotation, alpha. An alpha of 0 is not shown. */
const FIGURES = 7;
const TICKS_PER_SECOND = 60;

/** How everything on a scene looked in every frame; in one block of numbers, which costs no garbage collector time. */
export interface Film {
  readonly frameCount: number;
  readonly spriteCount: number;
  /** Sprites shown in a frame, on average. */
  readonly shownCount: number;
  play(scene: Phaser.Scene): (nowMs: number) => void;
}

function imagesIn(items: readonly Phaser.GameObjects.GameObject[]): Image[] {
  return items.flatMap((item) =>
    'list' in item ? imagesIn(item.list as Phaser.GameObjects.GameObject[]) : [item as Image],
  );
}

function writeLook(figures: Float32Array, at: number, image: Image, keys: string[]): void {
  const line = image.parentContainer as Phaser.GameObjects.Container | null;
  const size = line?.scale ?? 1;
  const isShown = image.visible && (line?.visible ?? true);
  const { key } = image.texture;
  if (!keys.includes(key)) keys.push(key);
  const [x, y] = [(line?.x ?? 0) + image.x * size, (line?.y ?? 0) + image.y * size];
  const alpha = isShown ? image.alpha * (line?.alpha ?? 1) : 0;
  const [scaleX, scaleY] = [image.scaleX * size, image.scaleY * size];
  figures.set([keys.indexOf(key), x, y, scaleX, scaleY, image.rotation, alpha], at);
}

/** Plays a scene without drawing it and keeps what would have been drawn. */
export function filmOf(scene: Phaser.Scene, game: GameScene, seconds: number): Film {
  scene.children.depthSort();
  const images = imagesIn(scene.children.list);
  const camera = scene.cameras.main;
  const frameCount = seconds * TICKS_PER_SECOND;
  const figures = new Float32Array(frameCount * images.length * FIGURES);
  const scrolls = new Float32Array(frameCount * 2);
  const keys: string[] = [];
  let shown = 0;
  for (let tick = 0; tick < frameCount; tick++) {
    strikeBefore(tick, game);
    game.advance();
    game.draw(1, (tick * 1000) / TICKS_PER_SECOND);
    images.forEach((image, index) => {
      const at = (tick * images.length + index) * FIGURES;
      writeLook(figures, at, image, keys);
      if ((figures[at + 6] ?? 0) > 0) shown += 1;
    });
    scrolls.set([camera.scrollX, camera.scrollY], tick * 2);
  }
  const origins = images.map(({ originX, originY }) => [originX, originY] as const);
  return {
    frameCount,
    spriteCount: images.length,
    shownCount: shown / frameCount,
    play: (stage) => player(stage, origins, { frameCount, figures, scrolls, keys }),
  };
}

interface Reel {
  readonly frameCount: number;
  readonly figures: Float32Array;
  readonly scrolls: Float32Array;
  readonly keys: readonly string[];
}

function player(
  scene: Phaser.Scene,
  origins: readonly (readonly [number, number])[],
  { frameCount, figures, scrolls, keys }: Reel,
): (nowMs: number) => void {
  const sprites = origins.map(([x, y]) => scene.add.image(0, 0, keys[0] ?? '').setOrigin(x, y));
  const camera = scene.cameras.main;
  let startMs: number | undefined;
  return (nowMs) => {
    startMs ??= nowMs;
    const frame = Math.floor(((nowMs - startMs) * TICKS_PER_SECOND) / 1000) % frameCount;
    camera.setScroll(scrolls[frame * 2] ?? 0, scrolls[frame * 2 + 1] ?? 0);
    let at = frame * sprites.length * FIGURES;
    for (const sprite of sprites) {
      show(sprite, figures, at, keys);
      at += FIGURES;
    }
  };
}

/** Sets what a sprite shows, and nothing else when it shows nothing. */
function show(sprite: Image, figures: Float32Array, at: number, keys: readonly string[]): void {
  const alpha = figures[at + 6] ?? 0;
  const isShown = alpha > 0;
  if (sprite.visible !== isShown) sprite.setVisible(isShown);
  if (!isShown) return;
  const key = keys[figures[at] ?? 0] ?? '';
  if (sprite.texture.key !== key) sprite.setTexture(key);
  sprite.setPosition(figures[at + 1], figures[at + 2]);
  sprite.setScale(figures[at + 3], figures[at + 4]);
  sprite.setRotation(figures[at + 5]);
  sprite.setAlpha(alpha);
}

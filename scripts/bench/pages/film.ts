import type Phaser from 'phaser';
import type { GameScene } from '../../../game-scenes/src/scene-core/game-scene.js';
import { skipToFirstTick, type BenchPlay } from './bench-plays.js';
import { FIGURES, player, type Reel } from './film-player.js';
import { createLooks, type Looks } from './looks.js';

type Item = Phaser.GameObjects.GameObject;
type Image = Phaser.GameObjects.Image;
type Graphics = Phaser.GameObjects.Graphics;
type Container = Phaser.GameObjects.Container;

const TICKS_PER_SECOND = 60;

/** The appearance of all objects of a scene in every frame. */
export interface Film {
  readonly spriteCount: number;
  /** Sprites shown in a frame, on average. */
  readonly shownCount: number;
  /** Drawings of lines and areas, redrawn in every frame. */
  readonly drawingCount: number;
  play(scene: Phaser.Scene): (nowMs: number) => void;
}

function* itemsIn(items: readonly Item[]): Generator<Item> {
  for (const item of items) {
    if ('list' in item) yield* itemsIn(item.list as Item[]);
    else yield item;
  }
}

function parentsOf(image: Image): Container[] {
  const parents: Container[] = [];
  for (let parent = image.parentContainer as Container | null; parent; parent = parent.parentContainer)
    parents.push(parent);
  return parents;
}

/** Where an image stands on the stage; container or not. */
function standing(image: Image, parents: readonly Container[]): readonly number[] {
  if (parents.length === 0) return [image.x, image.y, image.scaleX, image.scaleY, image.rotation];
  const matrix = image.getWorldTransformMatrix();
  const { translateX, translateY, scaleX, scaleY, rotation } = matrix.decomposeMatrix() as Record<
    'translateX' | 'translateY' | 'scaleX' | 'scaleY' | 'rotation',
    number
  >;
  return [translateX, translateY, scaleX, scaleY, rotation];
}

/** The figures of an image in one frame, in the order of the film. */
function figuresOf(image: Image, looks: Looks): readonly number[] {
  const parents = parentsOf(image);
  const all = [image, ...parents];
  const alpha = all.every(({ visible }) => visible)
    ? all.reduce((product, one) => product * one.alpha, 1)
    : 0;
  const depth = parents.at(-1)?.depth ?? image.depth;
  const { originX, originY } = image;
  return [looks.numberOf(image), ...standing(image, parents), alpha, depth, originX, originY];
}

/** Records a scene's images and drawings in the order of their creation. */
class Recording {
  private readonly images = new Map<Image, number>();
  private readonly drawings = new Map<Graphics, unknown[][]>();
  private readonly frames: Float32Array[] = [];
  private readonly scrolls: number[] = [];
  private readonly looks = createLooks();
  private shown = 0;

  constructor(private readonly scene: Phaser.Scene) {}

  /** Records the current frame. */
  take(): void {
    const { scene, images, drawings, looks } = this;
    for (const item of itemsIn(scene.children.list)) {
      if ('commandBuffer' in item) this.takeDrawing(item as Graphics);
      else if (!images.has(item as Image)) images.set(item as Image, images.size);
    }
    const figures = new Float32Array(images.size * FIGURES);
    for (const [image, index] of images) {
      const one = figuresOf(image, looks);
      figures.set(one, index * FIGURES);
      if ((one[6] ?? 0) > 0) this.shown += 1;
    }
    this.frames.push(figures);
    for (const buffers of drawings.values()) if (buffers.length < this.frames.length) buffers.push([]);
    const { scrollX, scrollY } = scene.cameras.main;
    this.scrolls.push(scrollX, scrollY);
  }

  private takeDrawing(graphics: Graphics): void {
    const buffers = this.drawings.get(graphics) ?? [];
    this.drawings.set(graphics, buffers);
    while (buffers.length < this.frames.length) buffers.push([]);
    buffers.push(graphics.visible ? [...(graphics.commandBuffer as unknown[])] : []);
  }

  get film(): Film {
    const drawings = [...this.drawings].map(([{ depth }, buffers]) => ({ depth, buffers }));
    const { frames, scrolls, images } = this;
    const reel: Reel = { frames, scrolls, looks: this.looks.all, spriteCount: images.size, drawings };
    return {
      spriteCount: images.size,
      shownCount: this.shown / frames.length,
      drawingCount: drawings.length,
      play: (stage) => player(stage, reel),
    };
  }
}

/** Plays a scene without rendering it and records what would have been rendered. */
export function filmOf(scene: Phaser.Scene, game: GameScene, play: BenchPlay, seconds: number): Film {
  const { advance } = game;
  game.advance = () => {
    play.act(game.round.tick, game);
    advance();
  };
  const startMs = 100_000;
  skipToFirstTick(play, game, startMs);
  const recording = new Recording(scene);
  for (let frame = 1; frame <= seconds * TICKS_PER_SECOND; frame++) {
    game.advance();
    game.draw(1, startMs + (frame * 1000) / TICKS_PER_SECOND);
    scene.children.depthSort();
    recording.take();
  }
  return recording.film;
}

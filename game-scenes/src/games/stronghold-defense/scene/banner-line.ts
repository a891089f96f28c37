import type Phaser from 'phaser';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { showSprite, type SpriteSheet } from './sprite-sheet.js';
import { DEPTHS } from './layers.js';
import { WAVE_WORD } from './letters.js';
import { SHEET } from './sprites.js';

/** Maximum number of sprites in a line: a mark, a word, up to three digits, and another word. */
export const MAX_PARTS = 6;

/** Logical px between neighbours: the parts of a line overlap, so that their outlines touch; sentences stand apart. */
const SPACES = { parts: -6, sentences: 12 } as const;

export interface BannerLine {
  write(names: readonly string[]): void;
  /** Draws the line, smaller if it is wider than `room`; `x` and `y` are its middle. */
  draw(x: number, y: number, scale: number, alpha: number, room: number): void;
}

/** Creates a line from sprites of the sheet, which are the parts of one sentence or sentences. */
export function createLine(scene: Phaser.Scene, sheet: SpriteSheet, of: keyof typeof SPACES): BannerLine {
  const images = Array.from({ length: MAX_PARTS }, () =>
    scene.add.image(0, 0, SHEET, WAVE_WORD).setDepth(DEPTHS.banner).setVisible(false),
  );
  let names: readonly string[] = [];
  const space = SPACES[of];
  const widthOf = (name: string): number => sheet.cells.get(name)?.width ?? 0;
  return {
    write: (next: readonly string[]) => void (names = next),
    draw(x: number, y: number, scale: number, alpha: number, room: number): void {
      let width = space * Math.max(0, names.length - 1);
      for (const name of names) width += widthOf(name);
      const size = Math.min(scale, room / width);
      let left = -width / 2;
      for (let index = 0; index < images.length; index++) {
        const image = images[index];
        const name = names[index];
        image?.setVisible(name !== undefined && alpha > 0);
        if (image === undefined || name === undefined) continue;
        showSprite(image, name);
        scaleToRecipe(image, size);
        image.setPosition(x + (left + widthOf(name) / 2) * size, y).setAlpha(alpha);
        left += widthOf(name) + space;
      }
    },
  };
}

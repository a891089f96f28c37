import type Phaser from 'phaser';
import { scaleToRecipe } from '../../../scene-core/textures.js';
import { showSprite, type SpriteSheet } from './sprite-sheet.js';
import { DEPTHS } from './layers.js';
import { WAVE_WORD } from './letters.js';
import { SHEET } from './sprites.js';

/** Maximum number of sprites in a line: a word and up to three digits. */
export const MAX_PARTS = 4;

/** Overlap of neighbours in logical px, so that their outlines touch. */
const OVERLAP = 10;
const SPACE = 4;

export interface BannerLine {
  write(names: readonly string[]): void;
  /** Draws the line; `x` and `y` are its middle. */
  draw(x: number, y: number, scale: number, alpha: number): void;
}

/** Creates a line from sprites of the sheet. */
export function createLine(scene: Phaser.Scene, sheet: SpriteSheet): BannerLine {
  const images = Array.from({ length: MAX_PARTS }, () =>
    scene.add.image(0, 0, SHEET, WAVE_WORD).setDepth(DEPTHS.banner).setVisible(false),
  );
  let names: readonly string[] = [];
  const widthOf = (name: string): number => (sheet.cells.get(name)?.width ?? 0) - OVERLAP;
  return {
    write: (next: readonly string[]) => void (names = next),
    draw(x: number, y: number, scale: number, alpha: number): void {
      let width = SPACE * Math.max(0, names.length - 1);
      for (const name of names) width += widthOf(name);
      let left = -width / 2;
      for (let index = 0; index < images.length; index++) {
        const image = images[index];
        const name = names[index];
        image?.setVisible(name !== undefined && alpha > 0);
        if (image === undefined || name === undefined) continue;
        showSprite(image, name);
        scaleToRecipe(image, scale);
        image.setPosition(x + (left + widthOf(name) / 2) * scale, y).setAlpha(alpha);
        left += widthOf(name) + SPACE;
      }
    },
  };
}

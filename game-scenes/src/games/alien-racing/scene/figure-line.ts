import type Phaser from 'phaser';
import type { PanelFrame } from './panel-frame.js';
import { DEPTHS } from './layout.js';
import { cellOf, glyphKey, type FigureFont } from './letters.js';
import { showSharp } from './sharp-image.js';

/** A frequently changing number, composed of the textures of its figures. */
export interface FigureLine {
  /** Shows a text of digits, `:`, `.` and `–`. Writing the same text again is free. */
  write(text: string): void;
  /** Sets how strong the line is, 0 to 1. */
  fade(strength: number): void;
  /** Sets the right end and the middle of the line, in logical px. */
  place(right: number, middle: number, font: FigureFont, frame: Pick<PanelFrame, 'unit' | 'grid'>): void;
}

export function createFigureLine(scene: Phaser.Scene, length: number, first: FigureFont): FigureLine {
  const images = Array.from({ length }, () =>
    scene.add
      .image(0, 0, glyphKey(first, '0'))
      .setDepth(DEPTHS.panels + 1)
      .setVisible(false),
  );
  let shown = '';
  let [right, middle, font] = [0, 0, first];
  let frame: Pick<PanelFrame, 'unit' | 'grid'> | undefined;
  const lay = (): void => {
    if (frame === undefined) return;
    let x = right;
    for (let place = 0; place < images.length; place++) {
      const glyph = shown[shown.length - 1 - place];
      const image = images[place];
      image?.setVisible(glyph !== undefined);
      if (image === undefined || glyph === undefined) continue;
      const width = cellOf(font, glyph) * frame.unit;
      showSharp(image.setTexture(glyphKey(font, glyph)), x - width / 2, middle, frame.grid);
      x -= width;
    }
  };
  return {
    write(text) {
      if (text === shown) return;
      shown = text;
      lay();
    },
    fade(strength) {
      for (const image of images) image.setAlpha(strength);
    },
    place(nextRight, nextMiddle, nextFont, nextFrame) {
      [right, middle, font] = [nextRight, nextMiddle, nextFont];
      frame = nextFrame;
      lay();
    },
  };
}

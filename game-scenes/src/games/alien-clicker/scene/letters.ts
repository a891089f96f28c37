import { LAST_SECONDS } from '../../../scene-core/game-scene.js';
import type { CanvasPainter, TextureRecipe } from '../../../scene-core/textures.js';

/** Fonts of the site: Exo 2 for figures, Orbitron for words; loaded by the page. */
const FIGURE_FONT = '900 40px "Exo 2 Variable", "Exo 2", sans-serif';
const PLUS_ONE_FONT = '900 46px "Exo 2 Variable", "Exo 2", sans-serif';
const COUNT_FONT = '900 300px "Exo 2 Variable", "Exo 2", sans-serif';
const WORD_FONT = '900 29px "Orbitron Variable", Orbitron, sans-serif';

/** Maximum wait for the site's fonts; then system fonts are used. */
const FONT_PATIENCE_MS = 1500;

const GOLD = '#ffdc3f';
/** Width of the outline, and distance of each letter from the left edge of its picture. */
export const OUTLINE_PX = 8;
/** Slant of the site's headlines, −8°. */
const SLANT = -0.14;
const BASELINE = 44;
const HEIGHT = 62;
const COUNT_HEIGHT = 260;
const COUNT_BASELINE = 236;
/** Between the word and the figure, in logical px. */
const WORD_GAP = 14;

export const STREAK_WORD = 'streak-word';
export const PLUS_ONE = 'plus-one';
const GLYPHS = [...'0123456789'];
const WORD = 'STREAK';

export const glyphKey = (glyph: string): string => `streak-${glyph}`;

/** Returns the texture key of the large figure shown in the last seconds. */
export const countKey = (second: number): string => `count-${second}`;

/** Advance widths of the parts of the streak's line, in logical px. */
export interface LetterWidths {
  readonly word: number;
  readonly figure: number;
}

const outlined =
  (text: string, font: string, fill: string, outline: string, slant: number): CanvasPainter =>
  (context) => {
    context.transform(1, 0, slant, 1, slant * -BASELINE, 0);
    context.font = font;
    context.lineJoin = 'round';
    context.lineWidth = OUTLINE_PX;
    context.strokeStyle = outline;
    context.fillStyle = fill;
    context.strokeText(text, OUTLINE_PX, BASELINE);
    context.fillText(text, OUTLINE_PX, BASELINE);
  };

function measure(text: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return 0;
  context.font = font;
  return context.measureText(text).width;
}

/** Waits until the fonts are loaded, at most FONT_PATIENCE_MS. */
export async function lettersReady(): Promise<void> {
  const fonts = [FIGURE_FONT, PLUS_ONE_FONT, WORD_FONT].map((font) => document.fonts.load(font));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, FONT_PATIENCE_MS);
  });
  await Promise.race([Promise.allSettled(fonts), patience]);
  clearTimeout(timer);
}

export function letterWidths(): LetterWidths {
  return {
    word: measure(WORD, WORD_FONT) + WORD_GAP,
    figure: measure('0', FIGURE_FONT),
  };
}

const count = (second: number): TextureRecipe => ({
  key: countKey(second),
  width: measure(String(second), COUNT_FONT),
  height: COUNT_HEIGHT,
  picture: (context) => {
    context.font = COUNT_FONT;
    context.fillStyle = '#ff4d6d';
    context.fillText(String(second), 0, COUNT_BASELINE);
  },
});

const letter = (key: string, text: string, font: string): TextureRecipe => ({
  key,
  width: measure(text, font) + 2 * OUTLINE_PX + 8,
  height: HEIGHT,
  picture: outlined(text, font, GOLD, '#0b0d1a', SLANT),
});

/** Returns '+1', 'STREAK', digits and last seconds as textures, each OUTLINE_PX from the left. */
export function letterRecipes(): TextureRecipe[] {
  return [
    {
      key: PLUS_ONE,
      width: measure('+1', PLUS_ONE_FONT) + 2 * OUTLINE_PX,
      height: HEIGHT,
      picture: outlined('+1', PLUS_ONE_FONT, '#ffffff', '#0b1404', 0),
    },
    letter(STREAK_WORD, WORD, WORD_FONT),
    ...Array.from({ length: LAST_SECONDS }, (_, index) => count(index + 1)),
    ...GLYPHS.map((glyph) => letter(glyphKey(glyph), glyph, FIGURE_FONT)),
  ];
}

import type { CanvasPainter, TextureRecipe } from '../../../scene-core/textures.js';
import { wholePixels } from './sharp-image.js';

/** Fonts of the site: Exo 2 for figures, Orbitron for words; loaded by the page. */
export const sans = (weight: number, px: number): string =>
  `${weight} ${px}px "Exo 2 Variable", "Exo 2", sans-serif`;
export const display = (weight: number, px: number): string =>
  `${weight} ${px}px "Orbitron Variable", Orbitron, sans-serif`;

/** Maximum wait for the site's fonts; then system fonts are used. */
const FONT_PATIENCE_MS = 1500;

/** Waits until the fonts are loaded, at most FONT_PATIENCE_MS. */
export async function lettersReady(): Promise<void> {
  const fonts = [sans(900, 46), display(900, 40)].map((font) => document.fonts.load(font));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, FONT_PATIENCE_MS);
  });
  await Promise.race([Promise.allSettled(fonts), patience]);
  clearTimeout(timer);
}

let meter: CanvasRenderingContext2D | null | undefined;

/** Returns the width of a text in px of its font. */
export function measure(text: string, font: string): number {
  meter ??= document.createElement('canvas').getContext('2d');
  if (meter === null) return 0;
  meter.font = font;
  return meter.measureText(text).width;
}

const GLYPHS = [...'0123456789:.–'] as const;

/** Figures of one font and size. Each has a cell of equal width, so that changing numbers do not jitter. */
export interface FigureFont {
  readonly name: string;
  readonly font: string;
  readonly color: string;
  /** Sizes in CSS px: cell of a figure, cell of a colon or dot, and the line. */
  readonly cell: number;
  readonly pointCell: number;
  readonly height: number;
}

export function figureFont(name: string, weight: number, px: number, color: string): FigureFont {
  const font = sans(weight, px);
  return {
    name,
    font,
    color,
    cell: Math.max(...GLYPHS.slice(0, 10).map((glyph) => measure(glyph, font))),
    pointCell: measure(':', font),
    height: px * 1.2,
  };
}

export const glyphKey = ({ name }: FigureFont, glyph: string): string => `${name}-${glyph}`;

export const cellOf = ({ cell, pointCell }: FigureFont, glyph: string): number =>
  glyph === ':' || glyph === '.' ? pointCell : cell;

/** Returns a texture per figure; `unit` is logical px per CSS px, `scale` canvas pixels per logical px. */
export function figureRecipes(figures: FigureFont, unit: number, scale: number): TextureRecipe[] {
  return GLYPHS.map((glyph) => {
    const width = cellOf(figures, glyph);
    const paint: CanvasPainter = (context) => {
      context.scale(unit, unit);
      context.font = figures.font;
      context.fillStyle = figures.color;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(glyph, width / 2, figures.height / 2);
    };
    return {
      key: glyphKey(figures, glyph),
      width: wholePixels(width * unit, scale),
      height: wholePixels(figures.height * unit, scale),
      picture: paint,
    };
  });
}

/** Figures are Exo 2, headings Orbitron, as everywhere on the site; the page brings the fonts. */
export const TEXT_FONT = '"Exo 2 Variable", "Exo 2", sans-serif';
export const HEADING_FONT = '"Orbitron Variable", Orbitron, sans-serif';

/** Colours of words. */
export const WORD_COLORS = {
  plain: '#eef1ff',
  quiet: '#a9b0cf',
  gold: '#ffd75e',
  alarm: '#ff6f8a',
  outline: '#05060d',
} as const;

/** Without the site's fonts (a failed download) play goes on in the system's. */
const FONT_PATIENCE_MS = 1500;

/** Waits for the fonts, but not for long. */
export async function lettersReady(): Promise<void> {
  const faces = [`700 20px ${TEXT_FONT}`, `900 20px ${TEXT_FONT}`, `900 20px ${HEADING_FONT}`];
  const fonts = faces.map((face) => document.fonts.load(face));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, FONT_PATIENCE_MS);
  });
  await Promise.race([Promise.allSettled(fonts), patience]);
  clearTimeout(timer);
}

/** Width of a text, px; the fonts must be there. */
export function widthOf(text: string, face: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas to measure texts on.');
  context.font = face;
  return context.measureText(text).width;
}

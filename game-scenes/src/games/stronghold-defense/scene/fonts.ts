/** Fonts of the site: Exo 2 for figures, Orbitron for headings; loaded by the page. */
export const TEXT_FONT = '"Exo 2 Variable", "Exo 2", sans-serif';
export const HEADING_FONT = '"Orbitron Variable", Orbitron, sans-serif';

export const WORD_COLORS = {
  plain: '#eef1ff',
  quiet: '#a9b0cf',
  gold: '#ffd75e',
  slime: '#9dff3c',
  alarm: '#ff6f8a',
  ember: '#ff9d57',
  outline: '#05060d',
} as const;

/** Maximum wait for the site's fonts; then system fonts are used. */
const FONT_PATIENCE_MS = 1500;

/** Waits until the fonts are loaded, at most FONT_PATIENCE_MS. */
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

/** Returns the width of a text in px; the fonts must be loaded. */
export function widthOf(text: string, face: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas to measure texts on.');
  context.font = face;
  return context.measureText(text).width;
}

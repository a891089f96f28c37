export type RendererChoice = 'webgl' | 'canvas' | 'none';

const hasCanvas = (): boolean => document.createElement('canvas').getContext('2d') !== null;

function probe(): RendererChoice {
  const gl = document.createElement('canvas').getContext('webgl');
  // Browsers limit the number of contexts; that of the probe is no longer needed.
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  if (gl !== null) return 'webgl';
  return hasCanvas() ? 'canvas' : 'none';
}

let choice: RendererChoice | undefined;

/** Returns the renderer for this page. A driver's name says nothing: some browsers mask it. */
export function chooseRenderer(): RendererChoice {
  choice ??= probe();
  return choice;
}

/** Chooses the canvas from now on; returns false where there is nothing better than before. */
export function giveUpWebGl(): boolean {
  if (choice !== 'webgl' || !hasCanvas()) return false;
  choice = 'canvas';
  return true;
}

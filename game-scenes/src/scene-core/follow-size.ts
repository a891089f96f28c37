import type { StageGeometry } from './stage-geometry.js';

/**
 * Calls `onSize` whenever the canvas that fills `box` needs another size than before: not at once, although a
 * ResizeObserver reports as soon as it observes.
 */
export function followSize(
  box: HTMLElement,
  initial: StageGeometry,
  measure: () => StageGeometry,
  signal: AbortSignal,
  onSize: (geometry: StageGeometry) => void,
): void {
  let known = initial;
  const observer = new ResizeObserver(() => {
    const next = measure();
    if (next.canvasWidth === known.canvasWidth && next.canvasHeight === known.canvasHeight) return;
    known = next;
    onSize(next);
  });
  observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
}

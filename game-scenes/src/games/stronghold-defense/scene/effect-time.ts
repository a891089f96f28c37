/** Returns the progress (0–1) of an effect that takes `ofMs`. */
export function share(ageMs: number, ofMs: number): number {
  return Math.max(0, Math.min(ageMs / ofMs, 1));
}

/** Easing from 0–1 to 0–1: fast at first, then slower. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) * (1 - progress) * (1 - progress);
}

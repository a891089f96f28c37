/** How far something is that takes `ofMs`, 0–1. */
export function share(ageMs: number, ofMs: number): number {
  return Math.max(0, Math.min(ageMs / ofMs, 1));
}

/** Fast at first, then slower; 0–1 to 0–1. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) * (1 - progress) * (1 - progress);
}

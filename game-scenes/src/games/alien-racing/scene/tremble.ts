/** A short tremble of the road, strongest at its beginning. */
export interface Tremble {
  /** Offset in the present frame, logical px. */
  readonly x: number;
  readonly y: number;
  start(strengthPx: number, ms: number): void;
  advance(nowMs: number): void;
}

/** Creates the tremble; it does nothing with reduced motion. */
export function createTremble(isMotionReduced: boolean): Tremble {
  let [x, y] = [0, 0];
  let asked: { strength: number; ms: number } | undefined;
  let [strength, lasts, ends] = [0, 1, 0];
  return {
    get x() {
      return x;
    },
    get y() {
      return y;
    },
    start(strengthPx, ms) {
      if (!isMotionReduced) asked = { strength: strengthPx, ms };
    },
    advance(nowMs) {
      if (asked !== undefined) {
        [strength, lasts, ends] = [asked.strength, asked.ms, nowMs + asked.ms];
        asked = undefined;
      }
      const now = (strength * Math.max(0, ends - nowMs)) / lasts;
      x = Math.sin(nowMs * 0.083) * now;
      y = Math.cos(nowMs * 0.117) * now * 0.7;
    },
  };
}

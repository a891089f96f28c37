/** A short tremble of the road, strongest at its begin. */
export interface Tremble {
  /** Logical px at the present frame. */
  readonly x: number;
  readonly y: number;
  /** Trembles so strongly (logical px) for so long. */
  start(strengthPx: number, ms: number): void;
  advance(nowMs: number): void;
}

/** Whoever asked for less motion gets none. */
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

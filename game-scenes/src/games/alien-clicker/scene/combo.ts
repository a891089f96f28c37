/** Maximum time between two hits of a combo, 0.8 s; a miss also ends it. */
export const COMBO_WINDOW_TICKS = 48;

/** Minimum length of a combo that is shown. */
export const SHOWN_COMBO = 2;

/** Number of hits in a row. Shown and audible, but never scored. */
export interface Combo {
  /** Current combo, or 0 if it is shorter than SHOWN_COMBO. */
  readonly shown: number;
  /** Longest combo shown so far. */
  readonly best: number;
  /** Counts a hit and returns the length of the combo. */
  hit(tick: number): number;
  miss(): void;
  /** Ends the combo when its time window has passed; call it every tick. */
  advance(tick: number): void;
}

export function createCombo(): Combo {
  let count = 0;
  let lastHitTick = 0;
  let best = 0;
  return {
    get shown() {
      return count >= SHOWN_COMBO ? count : 0;
    },
    get best() {
      return best;
    },
    hit(tick) {
      count += 1;
      lastHitTick = tick;
      if (count >= SHOWN_COMBO) best = Math.max(best, count);
      return count;
    },
    miss() {
      count = 0;
    },
    advance(tick) {
      if (tick - lastHitTick > COMBO_WINDOW_TICKS) count = 0;
    },
  };
}

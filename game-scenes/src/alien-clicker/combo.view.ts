/** Hits closer together than this (0.8 s), without a miss between, are a combo. */
export const COMBO_WINDOW_TICKS = 48;

/** Below this nothing is said. */
export const SHOWN_COMBO = 2;

/** Hits in a row: shown and heard, never scored. */
export interface Combo {
  /** 0 as long as there is nothing to say. */
  readonly shown: number;
  /** The longest shown so far. */
  readonly best: number;
  /** Counts a hit and gives the length of the row. */
  hit(tick: number): number;
  miss(): void;
  /** To be told of every tick: a row ends by itself. */
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

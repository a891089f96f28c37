import { TICKS_PER_SECOND } from '../rules-core/define-game.js';

/**
 * Maximum time between two frames, in ms. A longer gap is a stall, caused by a sleeping machine or a busy
 * tab. The game then pauses instead of playing time that the player did not see.
 */
export const STALL_MS = 500;

/**
 * Converts frame times into whole ticks. The rules do not depend on the frame rate: 30, 60 and 144 Hz yield
 * the same ticks. All fields describe the last `advance`.
 */
export interface FixedStepClock {
  /** Position of the present between the last tick and the next (0 to 1), for interpolation. */
  readonly alpha: number;
  /** True after a frame that came too late: no tick is due until `restart` is called. */
  readonly hasStalled: boolean;
  /** Sets the speed factor for watched rounds; 1 by default. */
  setSpeed(speed: number): void;
  /** Starts the clock at the next frame, for example after a pause. Time before that frame does not count. */
  restart(): void;
  /** Returns the ticks due at a frame. `frameTimeMs`, from requestAnimationFrame, must not decrease. */
  advance(frameTimeMs: number): number;
}

export function createFixedStepClock(): FixedStepClock {
  let originMs: number | undefined;
  let lastMs = 0;
  let ticksDone = 0;
  let alpha = 0;
  let hasStalled = false;
  let speed = 1;
  const restart = (): void => {
    // `alpha`, the part of the tick already played, is kept: many short pauses do not prolong a round.
    originMs = undefined;
    ticksDone = 0;
    hasStalled = false;
  };
  return {
    get alpha() {
      return alpha;
    },
    get hasStalled() {
      return hasStalled;
    },
    setSpeed(next) {
      speed = next;
      restart();
    },
    restart,
    advance(frameTimeMs) {
      if (originMs === undefined) {
        originMs = frameTimeMs - (alpha * 1000) / (TICKS_PER_SECOND * speed);
        lastMs = frameTimeMs;
        return 0;
      }
      hasStalled ||= frameTimeMs - lastMs > STALL_MS;
      lastMs = Math.max(lastMs, frameTimeMs);
      if (hasStalled) return 0;
      // Measured from the origin, not frame by frame, so that rounding errors do not add up. The 1e-9 makes
      // up for the rounding error of the result.
      const ticks = ((lastMs - originMs) * TICKS_PER_SECOND * speed) / 1000 + 1e-9;
      const due = Math.floor(ticks) - ticksDone;
      ticksDone += due;
      alpha = Math.max(0, Math.min(ticks - ticksDone, 1));
      return due;
    },
  };
}

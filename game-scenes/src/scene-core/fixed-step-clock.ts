import { TICKS_PER_SECOND } from '../rules-core/define-game.js';

/**
 * A frame that comes later than this after the one before is a stall: a sleeping machine, a busy tab. The time in
 * between is not played, as nobody saw it; the game pauses instead of racing through it.
 */
export const STALL_MS = 500;

/**
 * Turns frame times into whole ticks. The rules never see a frame's length: the same ticks come out at 30, 60 and
 * 144 Hz. All figures are of the last `advance`.
 */
export interface FixedStepClock {
  /** 0 to 1: how far the present lies between the last tick and the next, for drawing. */
  readonly alpha: number;
  /** The last frame came too late; nothing was due, and the clock waits for `restart`. */
  readonly hasStalled: boolean;
  /** Ticks are played so many times as fast, for rounds that are watched again; 1 at first. */
  setSpeed(speed: number): void;
  /** Begins at the next frame, e.g. after a pause: time up to then does not count. */
  restart(): void;
  /** Ticks due at a frame; `frameTimeMs` is that of requestAnimationFrame and may stand still but not count back. */
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
    // The part of a tick that was already played stays: many short pauses do not stretch a round.
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
      // Counted from the origin and not frame by frame, so that no rounding adds up; the billionth forgives that of the sum.
      const ticks = ((lastMs - originMs) * TICKS_PER_SECOND * speed) / 1000 + 1e-9;
      const due = Math.floor(ticks) - ticksDone;
      ticksDone += due;
      alpha = Math.max(0, Math.min(ticks - ticksDone, 1));
      return due;
    },
  };
}

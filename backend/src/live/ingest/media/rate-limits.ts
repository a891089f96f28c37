import { StreamProblem } from '../../livestream/stream-problem.js';

/** Factor by which a stream may exceed its bit rate, for peaks and audio. */
const PEAKS = 1.25;

/** Seconds of data that may arrive at once, so that an encoder with a slow line can catch up. */
const BURST_SECONDS = 10;

/**
 * Media time that may arrive at once: in the beginning, since encoders send a burst then, and later, after the
 * longest stall. It grows a little faster than time, so that the clocks of encoders may.
 */
const FIRST_BURST_MS = 10_000;
const LATER_BURST_MS = 30_000;
const MEDIA_PER_TIME = 1.05;

const FRAMES_PER_SECOND = 60;
const FRAME_WINDOW_MS = 3_000;
/** 59.94 frames a second, rounded to milliseconds, may look like a few more. */
const FRAME_TOLERANCE = 1.1;

/** What may still arrive. It grows with the wall clock, up to a bound. */
class Allowance {
  private countedAt: number;

  constructor(
    private readonly now: () => number,
    private readonly perMs: number,
    private readonly most: number,
    private left = most,
  ) {
    this.countedAt = now();
  }

  /** Takes an amount. Returns whether that much was left. */
  take(amount: number): boolean {
    const now = this.now();
    this.left = Math.min(this.left + (now - this.countedAt) * this.perMs, this.most) - amount;
    this.countedAt = now;
    return this.left >= 0;
  }
}

/** Enforces the site's limits by the bytes and frames that arrive, not by what the encoder claims. */
export class RateLimits {
  private readonly bytes: Allowance;
  private readonly media: Allowance;
  private lastMs: number;
  private windowStartMs: number;
  private frames = 0;

  constructor(startMs: number, now: () => number, maxBitsPerSecond: number) {
    const bytesPerSecond = (maxBitsPerSecond * PEAKS) / 8;
    this.bytes = new Allowance(now, bytesPerSecond / 1000, bytesPerSecond * BURST_SECONDS);
    this.media = new Allowance(now, MEDIA_PER_TIME, LATER_BURST_MS, FIRST_BURST_MS);
    this.lastMs = startMs;
    this.windowStartMs = startMs;
  }

  /** Counts bytes. Throws a StreamProblem when the bit rate is too high. */
  countBytes(bytes: number): void {
    if (!this.bytes.take(bytes)) throw new StreamProblem('bit_rate');
  }

  /** Counts a frame. Throws a StreamProblem for too many frames, or a stream that runs faster than time. */
  countFrame(decodedAtMs: number): void {
    if (!this.media.take(decodedAtMs - this.lastMs)) throw new StreamProblem('too_fast');
    this.lastMs = decodedAtMs;
    this.frames += 1;
    const windowMs = decodedAtMs - this.windowStartMs;
    if (
      this.frames > (FRAMES_PER_SECOND * FRAME_TOLERANCE * FRAME_WINDOW_MS) / 1000 &&
      windowMs < FRAME_WINDOW_MS
    )
      throw new StreamProblem('frame_rate');
    if (windowMs < FRAME_WINDOW_MS) return;
    this.windowStartMs = decodedAtMs;
    this.frames = 0;
  }
}

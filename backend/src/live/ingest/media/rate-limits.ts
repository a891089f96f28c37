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

/** Sixty frames a second, and a tenth more for the clocks of encoders. */
const FRAMES_PER_MS = 0.066;

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
  private readonly frames: Allowance;
  private lastMs: number;

  constructor(startMs: number, now: () => number, maxBitsPerSecond: number) {
    const bytesPerSecond = (maxBitsPerSecond * PEAKS) / 8;
    this.bytes = new Allowance(now, bytesPerSecond / 1000, bytesPerSecond * BURST_SECONDS);
    this.media = new Allowance(now, MEDIA_PER_TIME, LATER_BURST_MS, FIRST_BURST_MS);
    this.frames = new Allowance(
      now,
      FRAMES_PER_MS,
      FRAMES_PER_MS * LATER_BURST_MS,
      FRAMES_PER_MS * FIRST_BURST_MS,
    );
    this.lastMs = startMs;
  }

  /** Counts bytes. Throws a StreamProblem when the bit rate is too high. */
  countBytes(bytes: number): void {
    if (!this.bytes.take(bytes)) throw new StreamProblem('bit_rate');
  }

  /** Counts a frame. Throws a StreamProblem for too many frames, or a stream that runs faster than time. */
  countFrame(decodedAtMs: number): void {
    if (!this.media.take(decodedAtMs - this.lastMs)) throw new StreamProblem('too_fast');
    this.lastMs = decodedAtMs;
    // By the wall clock: after a step back of an encoder's clock its pictures are close together.
    if (!this.frames.take(1)) throw new StreamProblem('frame_rate');
  }
}

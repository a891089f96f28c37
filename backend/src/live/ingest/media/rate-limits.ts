import { StreamProblem } from '../../livestream/stream-problem.js';

/** Factor by which a stream may exceed its bit rate, for peaks and audio. */
const PEAKS = 1.25;

/** Seconds of data that may arrive at once, so that an encoder with a slow line can catch up. */
const BURST_SECONDS = 10;

/** How far a stream may be ahead of the wall clock, since encoders send a burst when they begin. */
const AHEAD_MS = 10_000;

const FRAMES_PER_SECOND = 60;
const FRAME_WINDOW_MS = 3_000;
/** 59.94 frames a second, rounded to milliseconds, may look like a few more. */
const FRAME_TOLERANCE = 1.1;

/** Enforces the site's limits by the bytes and frames that arrive, not by what the encoder claims. */
export class RateLimits {
  private readonly startedAt: number;
  private countedAt: number;
  private readonly bytesPerSecond: number;
  private bytesLeft: number;
  private windowStartMs: number;
  private frames = 0;

  constructor(
    private readonly startMs: number,
    private readonly now: () => number,
    maxBitsPerSecond: number,
  ) {
    this.bytesPerSecond = (maxBitsPerSecond * PEAKS) / 8;
    this.bytesLeft = this.bytesPerSecond * BURST_SECONDS;
    this.startedAt = now();
    this.countedAt = this.startedAt;
    this.windowStartMs = startMs;
  }

  /** Counts bytes. Throws a StreamProblem when the bit rate is too high. */
  countBytes(bytes: number): void {
    const now = this.now();
    const earned = ((now - this.countedAt) / 1000) * this.bytesPerSecond;
    this.countedAt = now;
    this.bytesLeft = Math.min(this.bytesLeft + earned, this.bytesPerSecond * BURST_SECONDS) - bytes;
    if (this.bytesLeft < 0) throw new StreamProblem('bit_rate');
  }

  /** Counts a frame. Throws a StreamProblem for too many frames, or a stream that runs faster than time. */
  countFrame(decodedAtMs: number): void {
    if (decodedAtMs - this.startMs - (this.now() - this.startedAt) > AHEAD_MS)
      throw new StreamProblem('too_fast');
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

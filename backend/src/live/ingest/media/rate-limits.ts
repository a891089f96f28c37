import { StreamProblem } from '../../livestream/stream-problem.js';

/** A quarter more than a stream may have, for peaks and the sound. */
const PEAKS = 1.25;

/** What may come at once: an encoder whose line was slow catches up. */
const BURST_SECONDS = 10;

/** A stream may be so far ahead of the clock on the wall: what encoders send at once when they begin. */
const AHEAD_MS = 10_000;

const FRAMES_PER_SECOND = 60;
const FRAME_WINDOW_MS = 3_000;
/** 59.94 frames a second, rounded to milliseconds, may seem a few more. */
const FRAME_TOLERANCE = 1.1;

/** Keeps a stream to what the site takes, by bytes and frames that were seen, not by what the encoder says of itself. */
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

  /** Throws a StreamProblem when there have been more bytes than may be. */
  countBytes(bytes: number): void {
    const now = this.now();
    const earned = ((now - this.countedAt) / 1000) * this.bytesPerSecond;
    this.countedAt = now;
    this.bytesLeft = Math.min(this.bytesLeft + earned, this.bytesPerSecond * BURST_SECONDS) - bytes;
    if (this.bytesLeft < 0) throw new StreamProblem('bit_rate');
  }

  /** Throws a StreamProblem when there are too many frames, or when the stream runs faster than time. */
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

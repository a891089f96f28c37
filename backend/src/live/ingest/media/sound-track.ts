import { type AudioConfig, SAMPLES_PER_FRAME } from './audio-config.js';

/** A frame of AAC with its time in ticks of 90 kHz. */
export interface SoundFrame {
  readonly ticks: number;
  readonly data: Buffer;
}

const TICKS_PER_SECOND = 90_000;

/**
 * How far sound may be from its stated time before it is moved: less is the rounding and the jitter of encoders,
 * more would be seen on lips.
 */
const TOLERANCE_TICKS = 0.06 * TICKS_PER_SECOND;

/**
 * Sound that did not come for this time of pictures is missing; viewers have buffered more. Silence stays this far
 * behind the pictures, since what comes after it for the same time is dropped.
 */
const MISSING_TICKS = 0.5 * TICKS_PER_SECOND;

/** Sound further ahead of the pictures, and of the sound before it, has a wrong time. */
const AHEAD_TICKS = 2 * TICKS_PER_SECOND;

/** AAC-LC frames of silence for one and for two channels, at any sample rate. */
const SILENCE = [Buffer.from('00c800802380', 'hex'), Buffer.from('210049900219002380', 'hex')] as const;

/**
 * The sound of a stream, sample after sample: what is missing becomes silence, since players wait for sound that
 * was announced, and what comes twice is dropped. It begins with the first sound, or where it is told to.
 */
export class SoundTrack {
  private nextTicks: number | undefined;
  private pictureTicks = 0;
  /** Time up to which sound came, or that of the picture with which older sound came. */
  private heardTicks = 0;

  /** Begins anew at this time, or with the next sound. */
  restart(ticks: number | undefined): void {
    this.nextTicks = ticks;
  }

  /** Returns what is to be written for a frame with this stated time: silence before it, and the frame. */
  add(config: AudioConfig, { ticks, data }: SoundFrame): SoundFrame[] {
    if (ticks - Math.max(this.pictureTicks, this.nextTicks ?? 0) > AHEAD_TICKS) return [];
    this.nextTicks ??= ticks;
    this.heardTicks = Math.max(this.pictureTicks, ticks);
    const behind = this.nextTicks - ticks;
    if (behind > TOLERANCE_TICKS) return [];
    const silence = behind < -TOLERANCE_TICKS ? this.silenceUntil(config, ticks) : [];
    return [...silence, this.next(config, data)];
  }

  /** Returns the silence that is to be written before a picture of this time, if sound is missing. */
  fill(config: AudioConfig, pictureTicks: number): SoundFrame[] {
    this.pictureTicks = pictureTicks;
    const isMissing = pictureTicks - this.heardTicks > MISSING_TICKS;
    return isMissing ? this.silenceUntil(config, pictureTicks - MISSING_TICKS) : [];
  }

  private silenceUntil(config: AudioConfig, endTicks: number): SoundFrame[] {
    const frames: SoundFrame[] = [];
    const silence = SILENCE[config.channels === 1 ? 0 : 1];
    while (this.nextTicks !== undefined && this.nextTicks + frameTicks(config) <= endTicks)
      frames.push(this.next(config, silence));
    return frames;
  }

  private next(config: AudioConfig, data: Buffer): SoundFrame {
    const ticks = this.nextTicks ?? 0;
    this.nextTicks = ticks + frameTicks(config);
    return { ticks, data };
  }
}

const frameTicks = ({ sampleRate }: AudioConfig): number =>
  (SAMPLES_PER_FRAME * TICKS_PER_SECOND) / sampleRate;

import { SETTING_DEFAULTS, type SettingValues } from '../../../members/settings/setting-values.js';
import { MESSAGE, type RtmpMessage } from '../rtmp/rtmp-message.js';
import { StreamProblem } from '../../livestream/stream-problem.js';
import { type AudioConfig, audioConfigOf } from './audio-config.js';
import { audioTagOf, type MediaTag, videoTagOf } from './flv-tags.js';
import { RateLimits } from './rate-limits.js';
import type { MediaFrame, SegmentMedia } from './ts-segment.js';
import { type VideoConfig, videoConfigOf } from './video-config.js';

/** A part of an encoder's stream with which a player can begin. */
export interface Segment extends SegmentMedia {
  readonly startMs: number;
  readonly durationMs: number;
  /** Whether its times or its pictures do not continue those of the segment before. */
  readonly isDiscontinuous: boolean;
}

/** A segment ends at the first key frame after this time: with one key frame per second, at every one. */
const MIN_SEGMENT_MS = 900;

/** Minimum duration of the rest of an interrupted stream; a shorter rest is dropped. */
const MIN_REST_MS = 200;

/** Ten seconds, plus what a key frame distance of 250 frames needs beyond that at 24 frames per second. */
const MAX_SEGMENT_MS = 10_500;

/** Larger jumps mean that the encoder's clock was set, or that the encoder was away. */
const TIME_JUMP_MS = 5_000;

/** Assumed duration of a frame without a next one. */
const ASSUMED_FRAME_MS = 40;

/**
 * Turns the messages of one encoder into segments. The encoder's clock may start anywhere, wrap and jump; the
 * segments follow one another on a timeline that begins at `startMs`. Throws a StreamProblem when the stream
 * can't continue.
 */
export class EncoderStream {
  private video: VideoConfig | undefined;
  private audio: AudioConfig | undefined;
  private frames: MediaFrame[] = [];
  private isWaitingForKey = true;
  private isDiscontinuous = true;
  private segmentStartMs: number;
  private lastMs: number;
  /** The encoder's own time of its last picture. */
  private lastTimestampMs: number | undefined;
  private readonly rates: RateLimits;

  constructor(
    startMs: number,
    private readonly emit: (segment: Segment) => void,
    now: () => number,
    private readonly limits: SettingValues['stream'] = SETTING_DEFAULTS.stream,
  ) {
    this.segmentStartMs = startMs;
    this.lastMs = startMs;
    this.rates = new RateLimits(startMs, now, limits.maxBitsPerSecond);
  }

  /** Format of the video; undefined until the encoder has announced it. */
  get picture(): VideoConfig | undefined {
    return this.video;
  }

  /** End of the timeline so far. */
  get endMs(): number {
    return this.lastMs + ASSUMED_FRAME_MS;
  }

  /** Receives an audio or video message. */
  receive({ type, timestampMs, payload }: RtmpMessage): void {
    this.rates.countBytes(payload.length);
    if (type === MESSAGE.video) this.receiveVideo(videoTagOf(payload), timestampMs);
    else this.receiveAudio(audioTagOf(payload), timestampMs);
  }

  /** Ends the current segment, as far as it goes. */
  flush(): void {
    this.cut(this.endMs);
    this.isWaitingForKey = true;
  }

  /** Drops the current segment; the next one begins with the next key frame. */
  restart(): void {
    this.frames = [];
    this.isWaitingForKey = true;
  }

  private receiveVideo(tag: MediaTag | undefined, timestampMs: number): void {
    if (!tag) return;
    if (tag.kind === 'config') return this.configureVideo(tag.record);
    if (!this.video) return;
    const decodedAtMs = this.placeOnTimeLine(timestampMs);
    if (this.isWaitingForKey && !tag.isKey) return;
    if (tag.isKey) this.beginSegment(decodedAtMs);
    if (decodedAtMs - this.segmentStartMs > MAX_SEGMENT_MS) throw new StreamProblem('key_frames');
    this.rates.countFrame(decodedAtMs);
    this.frames.push({ ...tag, kind: 'video', decodedAtMs });
  }

  private receiveAudio(tag: MediaTag | undefined, timestampMs: number): void {
    if (!tag) return;
    if (tag.kind === 'config') return this.configureAudio(tag.record);
    if (!this.audio || this.isWaitingForKey || this.lastTimestampMs === undefined) return;
    const ahead = difference(timestampMs, this.lastTimestampMs);
    if (Math.abs(ahead) > TIME_JUMP_MS) return;
    this.frames.push({ ...tag, kind: 'audio', decodedAtMs: this.lastMs + ahead });
  }

  private configureVideo(record: Buffer): void {
    if (this.video?.record.equals(record)) return;
    const config = videoConfigOf(record, this.limits.maxHeight);
    this.interrupt();
    this.video = config;
  }

  private configureAudio(record: Buffer): void {
    if (this.audio?.record.equals(record)) return;
    const config = audioConfigOf(record);
    this.interrupt();
    this.audio = config;
  }

  /** Returns the time of a picture on the timeline, by the encoder's clock while that is continuous. */
  private placeOnTimeLine(timestampMs: number): number {
    const last = this.lastTimestampMs;
    this.lastTimestampMs = timestampMs;
    if (last === undefined) return this.lastMs;
    const passed = difference(timestampMs, last);
    if (Math.abs(passed) > TIME_JUMP_MS) {
      this.interrupt();
      this.lastMs += ASSUMED_FRAME_MS;
    } else this.lastMs += Math.max(passed, 1);
    return this.lastMs;
  }

  /** Ends the current segment and marks the next one as discontinuous. */
  private interrupt(): void {
    this.flush();
    this.isDiscontinuous = true;
  }

  private beginSegment(startMs: number): void {
    if (!this.isWaitingForKey && startMs - this.segmentStartMs < MIN_SEGMENT_MS) return;
    this.cut(startMs);
    this.segmentStartMs = startMs;
    this.isWaitingForKey = false;
  }

  private cut(endMs: number): void {
    const { frames, video } = this;
    this.frames = [];
    if (!video || !frames.some(({ kind }) => kind === 'video')) return;
    if (endMs - this.segmentStartMs < MIN_REST_MS) return;
    const { isDiscontinuous, segmentStartMs: startMs } = this;
    this.isDiscontinuous = false;
    this.emit({ video, audio: this.audio, frames, startMs, durationMs: endMs - startMs, isDiscontinuous });
  }
}

/** Returns the difference of two 32-bit times, across the wrap. */
function difference(timestampMs: number, other: number): number {
  return (timestampMs - other) | 0;
}

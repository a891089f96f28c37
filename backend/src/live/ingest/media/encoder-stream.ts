import { SETTING_DEFAULTS, type StreamLimits } from '../../../members/settings/setting-values.js';
import { MESSAGE, type RtmpMessage } from '../rtmp/rtmp-message.js';
import { StreamProblem } from '../../livestream/stream-problem.js';
import { type AudioConfig, audioConfigOf } from './audio-config.js';
import { audioTagOf, type MediaTag, videoTagOf } from './flv-tags.js';
import { RateLimits } from './rate-limits.js';
import type { MediaFrame, SegmentMedia } from './ts-segment.js';
import { type VideoConfig, videoConfigOf } from './video-config.js';

/** A stretch of an encoder's stream that a player can begin with. */
export interface Segment extends SegmentMedia {
  readonly startMs: number;
  readonly durationMs: number;
  /** Whether its times or its pictures do not go on from the one before. */
  readonly isDiscontinuous: boolean;
}

/** A segment ends at the first key frame after this time: with one each second, every one. */
const MIN_SEGMENT_MS = 900;

/** What is left over where a stream breaks off, if it is no more than this, is not worth a file. */
const MIN_REST_MS = 200;

/** Ten seconds, and what a keyframe distance of "250 frames" is longer at 24 frames a second. */
const MAX_SEGMENT_MS = 10_500;

/** A clock that jumps further than this was set, or the encoder was away. */
const TIME_JUMP_MS = 5_000;

/** How long a single frame lasts where no other one says so. */
const ASSUMED_FRAME_MS = 40;

/**
 * Makes segments of the messages of one encoder. Its clock may start anywhere, wrap and jump: segments follow one
 * another on a time line that begins at `startMs`. Whatever can't go on throws a StreamProblem.
 */
export class EncoderStream {
  private video: VideoConfig | undefined;
  private audio: AudioConfig | undefined;
  private nextAudio: AudioConfig | undefined;
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
    private readonly limits: StreamLimits = SETTING_DEFAULTS.stream,
  ) {
    this.segmentStartMs = startMs;
    this.lastMs = startMs;
    this.rates = new RateLimits(startMs, now, limits.maxBitsPerSecond);
  }

  /** What the pictures are; undefined until the encoder has said so. */
  get picture(): VideoConfig | undefined {
    return this.video;
  }

  /** Where the time line has got to. */
  get endMs(): number {
    return this.lastMs + ASSUMED_FRAME_MS;
  }

  /** Takes a message of sound or pictures. */
  receive({ type, timestampMs, payload }: RtmpMessage): void {
    this.rates.countBytes(payload.length);
    if (type === MESSAGE.video) this.receiveVideo(videoTagOf(payload), timestampMs);
    else this.receiveAudio(audioTagOf(payload), timestampMs);
  }

  /** Ends the segment that has begun, as far as it goes. */
  flush(): void {
    this.cut(this.endMs);
    this.isWaitingForKey = true;
  }

  /** Forgets the segment that has begun: the next one begins with the next key frame. */
  restart(): void {
    this.frames = [];
    this.isWaitingForKey = true;
  }

  private receiveVideo(tag: MediaTag, timestampMs: number): void {
    if (tag.kind === 'nothing') return;
    if (tag.kind === 'config') return this.configureVideo(tag.record);
    if (!this.video) return;
    const decodedAtMs = this.placeOnTimeLine(timestampMs);
    if (this.isWaitingForKey && !tag.isKey) return;
    if (tag.isKey) this.beginSegment(decodedAtMs);
    if (decodedAtMs - this.segmentStartMs > MAX_SEGMENT_MS) throw new StreamProblem('key_frames');
    this.rates.countFrame(decodedAtMs);
    this.frames.push(frameOf('video', tag, decodedAtMs));
  }

  private receiveAudio(tag: MediaTag, timestampMs: number): void {
    if (tag.kind === 'nothing') return;
    if (tag.kind === 'config') return this.configureAudio(tag.record);
    if (!this.audio || this.nextAudio || this.isWaitingForKey || this.lastTimestampMs === undefined) return;
    const ahead = difference(timestampMs, this.lastTimestampMs);
    if (Math.abs(ahead) > TIME_JUMP_MS) return;
    this.frames.push(frameOf('audio', tag, this.lastMs + ahead));
  }

  private configureVideo(record: Buffer): void {
    if (this.video?.record.equals(record)) return;
    const config = videoConfigOf(record, this.limits.maxHeight);
    if (this.video) this.interrupt();
    this.video = config;
  }

  /** Sound that changes is left out until the next segment, which begins with the new one. */
  private configureAudio(record: Buffer): void {
    const current = this.nextAudio ?? this.audio;
    if (current?.record.equals(record)) return;
    this.nextAudio = audioConfigOf(record);
    if (!this.frames.some(({ kind }) => kind === 'video')) this.takeNextAudio();
  }

  private takeNextAudio(): void {
    if (!this.nextAudio) return;
    this.audio = this.nextAudio;
    this.nextAudio = undefined;
    this.isDiscontinuous = true;
  }

  /** Where a picture is on the time line, by the encoder's clock as long as that goes on. */
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

  /** What comes does not go on from what was: it begins a segment of its own. */
  private interrupt(): void {
    this.cut(this.endMs);
    this.isDiscontinuous = true;
    this.isWaitingForKey = true;
  }

  private beginSegment(startMs: number): void {
    const isLongEnough = startMs - this.segmentStartMs >= MIN_SEGMENT_MS || this.nextAudio !== undefined;
    if (!this.isWaitingForKey && !isLongEnough) return;
    this.cut(startMs);
    this.takeNextAudio();
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

function frameOf(
  kind: MediaFrame['kind'],
  { isKey, compositionMs, data }: Extract<MediaTag, { kind: 'frame' }>,
  decodedAtMs: number,
): MediaFrame {
  return { kind, isKey, compositionMs, data, decodedAtMs };
}

/** How much later one time of 32 bits is than another, over the wrap. */
function difference(timestampMs: number, other: number): number {
  return (timestampMs - other) | 0;
}

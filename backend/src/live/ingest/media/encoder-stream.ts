import { SETTING_DEFAULTS, type SettingValues } from '../../../members/settings/setting-values.js';
import { partsOf } from '../rtmp/aggregate.js';
import { MESSAGE, type RtmpMessage } from '../rtmp/rtmp-message.js';
import { StreamProblem } from '../../livestream/stream-problem.js';
import { beginsPicture } from './annex-b.js';
import { type AudioConfig, audioConfigOf } from './audio-config.js';
import { audioTagOf, type MediaTag, videoTagOf } from './flv-tags.js';
import { RateLimits } from './rate-limits.js';
import type { MediaFrame, SegmentMedia } from './ts-segment.js';
import { type VideoConfig, videoConfigOf } from './video-config.js';

/** A part of an encoder's stream with which a player can begin. */
export interface Segment extends SegmentMedia {
  readonly durationMs: number;
}

/** A segment ends at the first key frame after this time: with one key frame per second, at every one. */
const MIN_SEGMENT_MS = 900;

/** Minimum duration of the rest of an interrupted stream; a shorter rest is dropped. */
const MIN_REST_MS = 200;

/** Ten seconds, plus what a key frame distance of 250 frames needs beyond that at 24 frames per second. */
const MAX_SEGMENT_MS = 10_500;

/**
 * Larger steps mean that the encoder's clock was set, or that the encoder was away. Pictures may be as rare as key
 * frames. Steps back within the limit are jitter: players have buffered more.
 */
const STEP_AHEAD_MS = 10_000;
const STEP_BACK_MS = 1_000;

/** Largest step ahead with which a segment may become too long; in a larger one the key frame may have been lost. */
const GAP_MS = 1_000;

/**
 * Parts of a picture that come in messages of their own, and frames of a segment: far more than encoders send.
 * Tiny ones take much more memory than they have bytes.
 */
const MAX_PARTS = 64;
const MAX_FRAMES = 5_000;

/** Assumed duration of a frame without a next one. */
const ASSUMED_FRAME_MS = 40;

/** A frame that may get further parts: slices of one picture have the same time. */
type OpenFrame = Omit<MediaFrame, 'data'> & { readonly timestampMs: number; readonly parts: Buffer[] };

/**
 * Turns the messages of one encoder into segments. The encoder's clock may start anywhere, wrap and jump; the
 * segments follow one another on a timeline that begins at `startMs`. Throws a StreamProblem when the stream
 * can't continue.
 */
export class EncoderStream {
  private video: VideoConfig | undefined;
  private audio: AudioConfig | undefined;
  private frames: OpenFrame[] = [];
  private openPicture: OpenFrame | undefined;
  /** Units that came in messages of their own before the first slice of their picture. */
  private early: Buffer[] = [];
  private isWaitingForKey = true;
  private isDiscontinuous = true;
  private hasSound = false;
  private segmentStartMs: number;
  private lastMs: number;
  /**
   * The newest time of the encoder's clock, and its place on the timeline. Other times are placed in relation to it,
   * so that what was moved does not move what follows.
   */
  private anchor: { readonly timestampMs: number; readonly atMs: number } | undefined;
  private readonly rates: RateLimits;

  constructor(
    startMs: number,
    private readonly emit: (segment: Segment) => void,
    now: () => number,
    private readonly limits: SettingValues['stream'] = SETTING_DEFAULTS.stream,
  ) {
    this.segmentStartMs = startMs;
    this.lastMs = startMs - ASSUMED_FRAME_MS;
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

  /** Receives an audio, video or aggregate message. */
  receive(message: RtmpMessage): void {
    this.rates.countBytes(message.payload.length);
    const parts = message.type === MESSAGE.aggregate ? partsOf(message) : [message];
    for (const { type, timestampMs, payload } of parts) {
      if (type === MESSAGE.video) this.receiveVideo(videoTagOf(payload), timestampMs);
      else if (type === MESSAGE.audio) this.receiveAudio(audioTagOf(payload), timestampMs);
    }
  }

  /** Ends the current segment, as far as it goes. */
  flush(): void {
    this.cut(this.endMs);
    this.isWaitingForKey = true;
  }

  /** Drops the current segment; the next one begins with the next key frame. */
  restart(): void {
    this.frames = [];
    this.interrupt();
  }

  private receiveVideo(tag: MediaTag | undefined, timestampMs: number): void {
    if (!tag) return;
    if (tag.kind === 'config') return this.configureVideo(tag.record);
    if (!this.video) return;
    const isFirst = beginsPicture(this.video, tag.data);
    if (isFirst === undefined) return addParts(this.early, [tag.data]);
    const parts = [...this.early.splice(0), tag.data];
    if (!isFirst && this.openPicture?.timestampMs === timestampMs)
      return addParts(this.openPicture.parts, parts);
    const decodedAtMs = this.placeOnTimeLine(timestampMs);
    if (this.isWaitingForKey && !tag.isKey) return;
    if (tag.isKey) this.beginSegment(decodedAtMs);
    if (decodedAtMs - this.segmentStartMs > MAX_SEGMENT_MS) throw new StreamProblem('key_frames');
    this.rates.countFrame(decodedAtMs);
    this.openPicture = { ...tag, kind: 'video', timestampMs, decodedAtMs, parts };
    this.frames.push(this.openPicture);
  }

  private receiveAudio(tag: MediaTag | undefined, timestampMs: number): void {
    if (!tag) return;
    if (tag.kind === 'config') return this.configureAudio(tag.record);
    if (!this.audio || this.isWaitingForKey || !this.anchor) return;
    const ahead = difference(timestampMs, this.anchor.timestampMs);
    if (Math.abs(ahead) > STEP_AHEAD_MS) return;
    const decodedAtMs = this.anchor.atMs + ahead;
    if (this.frames.length >= MAX_FRAMES) throw new StreamProblem('damaged');
    this.hasSound = true;
    this.frames.push({ ...tag, kind: 'audio', timestampMs, decodedAtMs, parts: [tag.data] });
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
    const { anchor } = this;
    const passed = anchor ? difference(timestampMs, anchor.timestampMs) : 0;
    const atMs = (anchor?.atMs ?? 0) + passed;
    const mostMs = atMs - this.segmentStartMs > MAX_SEGMENT_MS ? GAP_MS : STEP_AHEAD_MS;
    if (!anchor || passed > mostMs || passed < -STEP_BACK_MS) {
      this.interrupt();
      this.lastMs += ASSUMED_FRAME_MS;
      this.anchor = { timestampMs, atMs: this.lastMs };
      return this.lastMs;
    }
    if (passed > 0) this.anchor = { timestampMs, atMs };
    this.lastMs = Math.max(atMs, this.lastMs + 1);
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
    const { video } = this;
    const frames = this.frames.map(({ parts, ...frame }) => ({ ...frame, data: Buffer.concat(parts) }));
    this.frames = [];
    this.openPicture = undefined;
    const [picture, second] = frames.filter(({ kind }) => kind === 'video');
    if (!video || !picture || endMs - this.segmentStartMs < MIN_REST_MS) return;
    const { audio, isDiscontinuous, hasSound, segmentStartMs: startMs } = this;
    // Players know how long pictures are shown by the time between two: a lone key frame comes twice.
    if (!second) frames.push({ ...picture, decodedAtMs: (startMs + endMs) / 2 });
    this.isDiscontinuous = false;
    const durationMs = endMs - startMs;
    this.emit({ video, audio, frames, startMs, durationMs, isDiscontinuous, hasSound });
  }
}

/** Adds parts to those of a picture. Throws a StreamProblem for too many. */
function addParts(parts: Buffer[], more: readonly Buffer[]): void {
  if (parts.push(...more) > MAX_PARTS) throw new StreamProblem('damaged');
}

/** Returns the difference of two 32-bit times, across the wrap. */
function difference(timestampMs: number, other: number): number {
  return (timestampMs - other) | 0;
}

import type { Segment } from './encoder-stream.js';

/** Figures of a stream, as shown to its admin. */
export interface Figures {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly videoBitsPerSecond: number;
  /** 0 without sound. */
  readonly audioBitsPerSecond: number;
}

/** Computes the figures of a segment; zeros before the first. */
export function figuresOf(segment: Segment | undefined): Figures {
  if (!segment)
    return { width: 0, height: 0, framesPerSecond: 0, videoBitsPerSecond: 0, audioBitsPerSecond: 0 };
  const { video, frames, durationMs } = segment;
  const seconds = Math.max(durationMs, 1) / 1000;
  const bits = (kind: 'video' | 'audio'): number =>
    frames.reduce((sum, frame) => sum + (frame.kind === kind ? frame.data.length * 8 : 0), 0);
  return {
    width: video.width,
    height: video.height,
    framesPerSecond: Math.round(frames.filter(({ kind }) => kind === 'video').length / seconds),
    videoBitsPerSecond: Math.round(bits('video') / seconds),
    audioBitsPerSecond: Math.round(bits('audio') / seconds),
  };
}

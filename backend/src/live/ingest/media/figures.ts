import type { StreamFigures } from '../../livestream/ingest-channel.js';
import type { Segment } from './encoder-stream.js';

/** Computes the figures of a segment. */
export function figuresOf({ video, frames, durationMs }: Segment): StreamFigures {
  const seconds = durationMs / 1000;
  const bits = (kind: 'video' | 'audio'): number =>
    frames.reduce((sum, frame) => sum + (frame.kind === kind ? frame.data.length * 8 : 0), 0);
  return {
    width: video.width,
    height: video.height,
    fps: Math.round(frames.filter(({ kind }) => kind === 'video').length / seconds),
    videoBitsPerSecond: Math.round(bits('video') / seconds),
    audioBitsPerSecond: Math.round(bits('audio') / seconds),
  };
}

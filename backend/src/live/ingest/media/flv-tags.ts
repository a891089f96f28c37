import { StreamProblem } from '../../livestream/stream-problem.js';

/** Content of an encoder's message, as in FLV's tag bodies (Adobe's FLV 10.1, annex E). */
export type MediaTag =
  | { readonly kind: 'config'; readonly record: Buffer }
  | {
      readonly kind: 'frame';
      readonly isKey: boolean;
      /** Delay from decoding to display, in ms; may be negative. */
      readonly compositionMs: number;
      readonly data: Buffer;
    };

const H264 = 7;
const ENHANCED_H264 = 'avc1';
const AAC = 10;
const KEY_FRAME = 1;
const VIDEO_COMMAND = 5;
const CONFIG_PACKET = 0;
const FRAME_PACKET = 1;
/** A frame of "enhanced RTMP" that is shown when it is decoded. */
const PLAIN_FRAME_PACKET = 3;

/**
 * Reads a video message, also one of "enhanced RTMP"; undefined for one without content. Throws a StreamProblem
 * for any codec but H.264.
 */
export function videoTagOf(payload: Buffer): MediaTag | undefined {
  const [first, second] = payload;
  if (first === undefined) return undefined;
  const frameType = (first >> 4) & 7;
  if (frameType === VIDEO_COMMAND) return undefined;
  const isEnhanced = (first & 0x80) !== 0;
  const isH264 = isEnhanced ? payload.toString('latin1', 1, 5) === ENHANCED_H264 : (first & 0x0f) === H264;
  if (!isH264) throw new StreamProblem('video_codec');
  if (payload.length < 5) throw new StreamProblem('damaged');
  const packet = isEnhanced ? first & 0x0f : second;
  if (packet === CONFIG_PACKET) return { kind: 'config', record: payload.subarray(5) };
  const isPlain = isEnhanced && packet === PLAIN_FRAME_PACKET;
  if (packet !== FRAME_PACKET && !isPlain) return undefined;
  const hasDelay = isEnhanced && !isPlain;
  const data = payload.subarray(hasDelay ? 8 : 5);
  if (data.length === 0) return undefined;
  const compositionMs = isPlain ? 0 : payload.readIntBE(hasDelay ? 5 : 2, 3);
  return { kind: 'frame', isKey: frameType === KEY_FRAME, compositionMs, data };
}

/** Reads an audio message; undefined for one without content. Throws a StreamProblem for any codec but AAC. */
export function audioTagOf(payload: Buffer): MediaTag | undefined {
  const [first, packet] = payload;
  if (first === undefined) return undefined;
  if (first >> 4 !== AAC) throw new StreamProblem('audio_codec');
  const data = payload.subarray(2);
  if (packet === CONFIG_PACKET) return { kind: 'config', record: data };
  if (packet !== FRAME_PACKET || data.length === 0) return undefined;
  return { kind: 'frame', isKey: true, compositionMs: 0, data };
}

/** Types of RTMP messages that are sent or handled (Adobe's RTMP 1.0, §5.4 and §7). */
export const MESSAGE = {
  setChunkSize: 1,
  acknowledgement: 3,
  windowSize: 5,
  peerBandwidth: 6,
  audio: 8,
  video: 9,
  amf3Command: 17,
  command: 20,
  aggregate: 22,
} as const;

/** A message, assembled from its chunks. */
export interface RtmpMessage {
  readonly type: number;
  /** The RTMP message stream it belongs to: 0 is the connection itself. */
  readonly streamId: number;
  /** Milliseconds; starts anywhere and wraps at 2^32. */
  readonly timestampMs: number;
  readonly payload: Buffer;
}

/** Error for bytes that are not RTMP, or for more of it than is allowed at this point. */
export class RtmpError extends Error {
  override readonly name = 'RtmpError';
}

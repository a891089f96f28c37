/** What RTMP's messages are, as far as an encoder sends them (Adobe's RTMP 1.0, §5.4 and §7). */
export const MESSAGE = {
  setChunkSize: 1,
  abort: 2,
  acknowledgement: 3,
  userControl: 4,
  windowSize: 5,
  peerBandwidth: 6,
  audio: 8,
  video: 9,
  amf3Data: 15,
  amf3Command: 17,
  data: 18,
  command: 20,
  aggregate: 22,
} as const;

/** One message, put together from its chunks. */
export interface RtmpMessage {
  readonly type: number;
  /** The RTMP message stream it belongs to: 0 is the connection itself. */
  readonly streamId: number;
  /** Milliseconds; starts where the encoder likes and wraps at 2^32. */
  readonly timestampMs: number;
  readonly payload: Buffer;
}

/** Bytes that are no RTMP, or more of it than is allowed at this point. */
export class RtmpError extends Error {
  override readonly name = 'RtmpError';
}

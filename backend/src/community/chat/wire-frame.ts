import { encodeFrame, type Frame } from '../../platform/realtime/frames.js';

/** First byte of an unfragmented text message (RFC 6455 §5.2). */
const WHOLE_TEXT = 0x81;

/** Values of the second byte when the length follows in two or in eight bytes. */
const LENGTH_IN_TWO = 126;
const LENGTH_IN_EIGHT = 127;

/**
 * Returns a frame with its WebSocket header, so that a broadcast to thousands of sockets is encoded once. It
 * may be written directly to a connection: without compression, a socket never holds back data sent earlier.
 */
export function wireFrame(frame: Frame): Buffer {
  const payload = encodeFrame(frame);
  return Buffer.concat([headerOf(payload.length), payload]);
}

function headerOf(length: number): Buffer {
  if (length < LENGTH_IN_TWO) return Buffer.from([WHOLE_TEXT, length]);
  if (length < 2 ** 16) {
    const header = Buffer.from([WHOLE_TEXT, LENGTH_IN_TWO, 0, 0]);
    header.writeUInt16BE(length, 2);
    return header;
  }
  const header = Buffer.alloc(10);
  header.set([WHOLE_TEXT, LENGTH_IN_EIGHT]);
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}

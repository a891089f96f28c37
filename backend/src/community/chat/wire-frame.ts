import { encodeFrame, type Frame } from '../../platform/realtime/frames.js';

/** The first byte of a whole text message (RFC 6455 §5.2). */
const WHOLE_TEXT = 0x81;

/** What the second byte says when the length stands in the next two bytes, or in the next eight. */
const LENGTH_IN_TWO = 126;
const LENGTH_IN_EIGHT = 127;

/**
 * A frame with its WebSocket header, byte for byte as it goes over the wire: what goes to thousands of sockets is put
 * together once. It may be written straight to a connection because nothing is compressed, so that a socket never holds
 * anything back that was sent before.
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

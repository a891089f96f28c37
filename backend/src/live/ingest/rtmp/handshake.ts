import { randomBytes } from 'node:crypto';
import { RtmpError } from './rtmp-message.js';

const VERSION = 3;
const PART_BYTES = 1536;

/**
 * Server side of RTMP's simple handshake, which every encoder accepts. Each side sends the version and 1536
 * bytes, and then returns the bytes of the other.
 */
export class Handshake {
  private received: Buffer = Buffer.alloc(0);
  private isAnswered = false;

  /**
   * Receives bytes. Returns what is to be answered, and what came after the handshake once it is done. Throws
   * an RtmpError at the first byte of another protocol.
   */
  read(data: Buffer): { readonly answer?: Buffer; readonly rest?: Buffer } {
    const all = Buffer.concat([this.received, data]);
    if (all.length > 0 && all[0] !== VERSION) throw new RtmpError('This is not RTMP.');
    this.received = all;
    if (all.length < 1 + PART_BYTES) return {};
    const answer = this.isAnswered ? {} : { answer: answerTo(all.subarray(1, 1 + PART_BYTES)) };
    this.isAnswered = true;
    if (all.length < 1 + 2 * PART_BYTES) return answer;
    return { ...answer, rest: all.subarray(1 + 2 * PART_BYTES) };
  }
}

/** Returns the answer. A version of zeros says that the server does not support the signed handshake. */
function answerTo(part: Buffer): Buffer {
  const own = randomBytes(PART_BYTES);
  own.fill(0, 0, 8);
  return Buffer.concat([Buffer.of(VERSION), own, part]);
}

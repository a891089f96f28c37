import { StreamProblem } from '../../livestream/stream-problem.js';
import type { RtmpMessage } from './rtmp-message.js';

/** Header of each part: type, length, time with its high byte last, stream (as in FLV's tags). */
const HEADER_BYTES = 11;
/** Each part is followed by its length again. */
const TRAILER_BYTES = 4;

/**
 * Yields the messages of an aggregate message (RTMP 1.0, §7.1.6). Their times count from that of the first. Throws a
 * StreamProblem for one that ends too early.
 */
export function* partsOf({ streamId, timestampMs, payload }: RtmpMessage): Generator<RtmpMessage> {
  let first: number | undefined;
  for (let offset = 0; offset < payload.length;) {
    const start = offset + HEADER_BYTES;
    if (start > payload.length) throw new StreamProblem('not_rtmp');
    const end = start + payload.readUIntBE(offset + 1, 3);
    if (end > payload.length) throw new StreamProblem('not_rtmp');
    const time = payload.readUIntBE(offset + 4, 3) + payload.readUInt8(offset + 7) * 2 ** 24;
    first ??= time;
    yield {
      type: payload.readUInt8(offset),
      streamId,
      timestampMs: (timestampMs + time - first) >>> 0,
      // A copy, so that a kept part does not keep the aggregate.
      payload: Buffer.from(payload.subarray(start, end)),
    };
    offset = end + TRAILER_BYTES;
  }
}

import { describe, expect, it } from '@jest/globals';
import { ChunkReader } from './chunk-reader.js';
import { RtmpError, type RtmpMessage } from './rtmp-message.js';

const MAX_MESSAGE_BYTES = 1000;

/** Returns a full header of a chunk. */
function header(id: number, type: number, length: number, time = 0, streamId = 1): Buffer {
  const bytes = Buffer.alloc(12);
  bytes[0] = id;
  bytes.writeUIntBE(Math.min(time, 0xffffff), 1, 3);
  bytes.writeUIntBE(length, 4, 3);
  bytes[7] = type;
  bytes.writeUInt32LE(streamId, 8);
  return bytes;
}

const read = (...parts: readonly Buffer[]): RtmpMessage[] => {
  const reader = new ChunkReader(MAX_MESSAGE_BYTES);
  return parts.flatMap((part) => [...reader.read(part)]);
};

describe('RTMP chunks', () => {
  const long = Buffer.from(Array.from({ length: 300 }, (_, index) => index & 255));
  const stream = Buffer.concat([
    header(3, 20, 4, 5),
    Buffer.from('abcd'),
    header(4, 9, 300, 40),
    long.subarray(0, 128),
    // Another message between the chunks of the long one.
    header(5, 8, 2, 41),
    Buffer.from('ef'),
    Buffer.of(0xc4),
    long.subarray(128, 256),
    Buffer.of(0xc4),
    long.subarray(256),
    // The same length and kind, 20 ms later; then once more, by the last delta.
    Buffer.of(0x80 | 5, 0, 0, 20),
    Buffer.from('gh'),
    Buffer.of(0xc0 | 5),
    Buffer.from('ij'),
  ]);
  const messages = [
    { type: 20, timestampMs: 5, payload: Buffer.from('abcd') },
    { type: 8, timestampMs: 41, payload: Buffer.from('ef') },
    { type: 9, timestampMs: 40, payload: long },
    { type: 8, timestampMs: 61, payload: Buffer.from('gh') },
    { type: 8, timestampMs: 81, payload: Buffer.from('ij') },
  ].map((message) => ({ ...message, streamId: 1 }));

  it('are put together to messages, wherever the bytes are cut', () => {
    for (let size = 1; size <= stream.length; size += 1) {
      const parts = Array.from({ length: Math.ceil(stream.length / size) }, (_, index) =>
        stream.subarray(index * size, (index + 1) * size),
      );
      expect(read(...parts)).toEqual(messages);
    }
  });

  it('may be as long as the encoder says', () => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(500);
    const parts = [header(2, 1, 4, 0, 0), size, header(4, 9, 300), long];
    expect(read(Buffer.concat(parts))).toMatchObject([{ type: 9, payload: long }]);
  });

  it('state times beyond four hours in four bytes, in each chunk', () => {
    const time = Buffer.from('01234567', 'hex');
    const bytes = Buffer.concat([
      ...[header(4, 9, 130, 0xffffff), time, long.subarray(0, 128)],
      ...[Buffer.of(0xc4), time, long.subarray(128, 130)],
    ]);
    expect(read(bytes)).toMatchObject([{ timestampMs: 0x01234567, payload: long.subarray(0, 130) }]);
  });

  it('may leave that time out of further chunks, wherever the bytes are cut', () => {
    const time = Buffer.from('01234567', 'hex');
    const bytes = Buffer.concat([
      ...[header(4, 9, 300, 0xffffff), time, long.subarray(0, 128)],
      ...[Buffer.of(0xc4), long.subarray(128, 256), Buffer.of(0xc4), long.subarray(256)],
      ...[header(5, 8, 2), Buffer.from('ef')],
    ]);
    for (const cut of [0, 141, 145, 146, 150, 271, 274]) {
      expect(read(bytes.subarray(0, cut), bytes.subarray(cut))).toMatchObject([
        { timestampMs: 0x01234567, payload: long },
        { payload: Buffer.from('ef') },
      ]);
    }
  });

  it('wait, unread, behind the message after which a reader stops', () => {
    const reader = new ChunkReader(MAX_MESSAGE_BYTES);
    const found: RtmpMessage[] = [];
    for (const message of reader.read(stream)) {
      found.push(message);
      break;
    }
    expect([...found, ...reader.read(Buffer.alloc(0))]).toEqual(messages);
  });

  it.each([
    ['a message that is too long', header(4, 9, 1001)],
    [
      'a message within another one',
      Buffer.concat([header(4, 9, 300), long.subarray(0, 128), header(4, 9, 1)]),
    ],
    ['what goes on and never began', Buffer.of(0xc4)],
    ['a chunk size of 0', Buffer.concat([header(2, 1, 4, 0, 0), Buffer.alloc(4)])],
    ['a chunk size without a number', Buffer.concat([header(2, 1, 1, 0, 0), Buffer.alloc(1)])],
    [
      'too many chunk streams',
      Buffer.concat(
        Array.from({ length: 17 }, (_, index) => Buffer.concat([header(3 + index, 8, 1), Buffer.of(1)])),
      ),
    ],
  ])('are refused with %s [SEC-52]', (_what, bytes) => {
    expect(() => read(bytes)).toThrow(RtmpError);
  });
});

import { MESSAGE, RtmpError, type RtmpMessage } from './rtmp-message.js';

/** The state that later chunks of a chunk stream refer to. */
class ChunkStream {
  timestampMs = 0;
  /** The timestamp field of the last header: a delta unless that header was a full one. */
  field = 0;
  isExtended = false;
  length = 0;
  type = 0;
  streamId = 0;
  /** The message being assembled, and how many of its bytes have arrived. */
  payload: Buffer | undefined;
  filled = 0;
}

/** Maximum number of chunk streams, and so of incomplete messages; encoders use five or six. */
const MAX_CHUNK_STREAMS = 16;

const FIRST_CHUNK_SIZE = 128;
const EXTENDED = 0xffffff;
const TIMESTAMP_RANGE = 2 ** 32;

/** Bytes of a message header, by the format of its chunk. */
const HEADER_BYTES = [11, 7, 3, 0] as const;

/** Parses RTMP messages from a stream of bytes that arrives in pieces of any length. */
export class ChunkReader {
  private readonly streams = new Map<number, ChunkStream>();
  private chunkSize = FIRST_CHUNK_SIZE;
  /** What was not read: the beginning of a header, or what follows the message after which the caller stopped. */
  private unread: Buffer = Buffer.alloc(0);
  /** The chunk whose payload is being read, and how much of it is missing. */
  private current: ChunkStream | undefined;
  private missing = 0;

  /** The limit may be raised later: an accepted encoder may send more than an unauthenticated client. */
  constructor(public maxMessageBytes: number) {}

  /** Yields the messages that end in these bytes, and in what a caller who stopped has left. After an RtmpError the reader must not be used again. */
  *read(bytes: Buffer): Generator<RtmpMessage> {
    const data = this.unread.length > 0 ? Buffer.concat([this.unread, bytes]) : bytes;
    let offset = 0;
    try {
      for (;;) {
        if (!this.current) {
          const header = this.readHeader(data.subarray(offset));
          if (!header) break;
          offset += header.bytes;
          this.begin(header.stream);
        }
        const taken = this.fill(data.subarray(offset));
        offset += taken;
        if (this.missing > 0) break;
        const message = this.endChunk();
        if (message) yield message;
      }
    } finally {
      this.unread = Buffer.from(data.subarray(offset));
    }
  }

  /** Reads the header at the start of these bytes into its chunk stream; undefined while it is incomplete. */
  private readHeader(data: Buffer): { bytes: number; stream: ChunkStream } | undefined {
    const basic = basicHeader(data);
    if (!basic) return undefined;
    const { format, id, bytes: start } = basic;
    const fixed = start + (HEADER_BYTES[format] ?? 0);
    if (data.length < fixed) return undefined;
    const known = this.streams.get(id);
    if (!known && format !== 0) throw new RtmpError('A chunk goes on with what never began.');
    const isExtended = format === 3 ? known?.isExtended === true : data.readUIntBE(start, 3) === EXTENDED;
    if (isExtended && data.length < fixed + 4) return undefined;
    // Some encoders leave the time out of chunks without a header: their bytes are the message's.
    const isLeftOut = isExtended && format === 3 && data.readUInt32BE(fixed) !== known?.field;
    const bytes = fixed + (isExtended && !isLeftOut ? 4 : 0);
    const stream = known ?? this.addStream(id);
    if (format < 3) stream.field = isExtended ? data.readUInt32BE(fixed) : data.readUIntBE(start, 3);
    stream.isExtended = isExtended;
    readFields(stream, data, start, format);
    if (stream.payload === undefined) moveTime(stream, format);
    else if (format < 3) throw new RtmpError('A message begins within another one.');
    return { bytes, stream };
  }

  private addStream(id: number): ChunkStream {
    if (this.streams.size >= MAX_CHUNK_STREAMS) throw new RtmpError('Too many chunk streams.');
    const stream = new ChunkStream();
    this.streams.set(id, stream);
    return stream;
  }

  /** Allocates a message when its first chunk begins. */
  private begin(stream: ChunkStream): void {
    if (stream.payload === undefined) {
      if (stream.length > this.maxMessageBytes) throw new RtmpError('A message is too long.');
      stream.payload = Buffer.allocUnsafe(stream.length);
      stream.filled = 0;
    }
    this.current = stream;
    this.missing = Math.min(this.chunkSize, stream.length - stream.filled);
  }

  private fill(data: Buffer): number {
    const { current } = this;
    if (!current?.payload) return 0;
    const taken = Math.min(this.missing, data.length);
    data.copy(current.payload, current.filled, 0, taken);
    current.filled += taken;
    this.missing -= taken;
    return taken;
  }

  /** Returns the message that the finished chunk completes, if any. A new chunk size is handled here. */
  private endChunk(): RtmpMessage | undefined {
    const stream = this.current;
    this.current = undefined;
    if (!stream?.payload || stream.filled < stream.length) return undefined;
    const { type, streamId, timestampMs, payload } = stream;
    stream.payload = undefined;
    if (type !== MESSAGE.setChunkSize) return { type, streamId, timestampMs, payload };
    this.setChunkSize(payload);
    return undefined;
  }

  private setChunkSize(payload: Buffer): void {
    const size = payload.length === 4 ? payload.readUInt32BE() : 0;
    if (size < 1) throw new RtmpError('A chunk size that is none.');
    this.chunkSize = size;
  }
}

function basicHeader(data: Buffer): { format: number; id: number; bytes: number } | undefined {
  const [first, second = 0, third = 0] = data;
  if (first === undefined) return undefined;
  const [format, low] = [first >> 6, first & 0x3f];
  const bytes = low === 0 ? 2 : low === 1 ? 3 : 1;
  if (data.length < bytes) return undefined;
  const id = bytes === 1 ? low : bytes === 2 ? 64 + second : 64 + second + third * 256;
  return { format, id, bytes };
}

function readFields(stream: ChunkStream, data: Buffer, start: number, format: number): void {
  const isWithin = stream.payload !== undefined;
  if (format > 1 || isWithin) return;
  stream.length = data.readUIntBE(start + 3, 3);
  stream.type = data.readUInt8(start + 6);
  if (format === 0) stream.streamId = data.readUInt32LE(start + 7);
}

/** Updates the time: a full header states it, others a delta; without one, the last delta applies again. */
function moveTime(stream: ChunkStream, format: number): void {
  stream.timestampMs = format === 0 ? stream.field : (stream.timestampMs + stream.field) % TIMESTAMP_RANGE;
}

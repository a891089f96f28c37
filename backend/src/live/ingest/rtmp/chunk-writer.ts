import { type AmfValue, encodeAmf } from './amf0.js';
import { MESSAGE } from './rtmp-message.js';

/** Chunk size of this server; each of its short messages fits into one chunk. */
export const OUT_CHUNK_SIZE = 4096;

const CONTROL_CHUNK_STREAM = 2;
const COMMAND_CHUNK_STREAM = 3;

/** Encodes a control message whose payload is one number, followed by `extra` bytes. */
export function controlMessage(type: number, value: number, extra: readonly number[] = []): Buffer {
  const payload = Buffer.alloc(4 + extra.length);
  payload.writeUInt32BE(value);
  payload.set(extra, 4);
  return chunk(CONTROL_CHUNK_STREAM, type, 0, payload);
}

/** Encodes a command with its values. */
export function commandMessage(streamId: number, values: readonly AmfValue[]): Buffer {
  return chunk(COMMAND_CHUNK_STREAM, MESSAGE.command, streamId, encodeAmf(values));
}

/** Encodes a status message about the encoder's stream. */
export function statusMessage(
  streamId: number,
  level: 'status' | 'error',
  code: string,
  description: string,
): Buffer {
  return commandMessage(streamId, ['onStatus', 0, null, { level, code, description }]);
}

function chunk(chunkStream: number, type: number, streamId: number, payload: Buffer): Buffer {
  const header = Buffer.alloc(12);
  header[0] = chunkStream;
  header.writeUIntBE(payload.length, 4, 3);
  header[7] = type;
  header.writeUInt32LE(streamId, 8);
  return Buffer.concat([header, payload]);
}

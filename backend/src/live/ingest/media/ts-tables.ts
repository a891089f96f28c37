import { PID } from './ts-writer.js';

const H264_STREAM = 0x1b;
const AAC_STREAM = 0x0f;
const PROGRAM_NUMBER = 1;

/** Program association table, as it is stored in a packet. */
export const PROGRAM_TABLE = section(
  0x00,
  Buffer.of(0, PROGRAM_NUMBER, 0xe0 | (PID.program >> 8), PID.program & 0xff),
);

/** Returns the program map table, which lists the streams. The program clock is that of the pictures. */
export function streamTable(hasAudio: boolean): Buffer {
  const streams = [stream(H264_STREAM, PID.video), ...(hasAudio ? [stream(AAC_STREAM, PID.audio)] : [])];
  return section(
    0x02,
    Buffer.concat([Buffer.of(0xe0 | (PID.video >> 8), PID.video & 0xff, 0xf0, 0), ...streams]),
  );
}

function stream(type: number, pid: number): Buffer {
  return Buffer.of(type, 0xe0 | (pid >> 8), pid & 0xff, 0xf0, 0);
}

/** Returns a table of one section, after the pointer that tables begin with, with a checksum at its end. */
function section(tableId: number, body: Buffer): Buffer {
  const length = 5 + body.length + 4;
  const head = Buffer.of(tableId, 0xb0 | (length >> 8), length & 0xff, 0, PROGRAM_NUMBER, 0xc1, 0, 0);
  const table = Buffer.concat([head, body]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(table));
  return Buffer.concat([Buffer.of(0), table, checksum]);
}

/** Computes MPEG's CRC-32, which differs from that of zlib. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80000000 ? (crc << 1) ^ 0x04c11db7 : crc << 1;
  }
  return crc >>> 0;
}

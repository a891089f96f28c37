import { MAX_FRAMES } from './gif-blocks.js';

const SIGNATURE_BYTES = 8;
/** Bytes of a chunk's length, name and checksum, around its content. */
const CHUNK_FRAME_BYTES = 12;
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Bytes that compression may add to an incompressible picture, beyond its rows; far more than encoders add.
 */
const PACKING_BYTES = 65_536;

/**
 * Returns what is wrong with a PNG, or undefined. Reads the chunks only (PNG §5, §11), without decoding.
 * Compressed data larger than the decoded picture must contain something else.
 */
export function pngFaults(
  bytes: Buffer,
): 'picture.unreadable' | 'picture.mixed' | 'picture.too_many_frames' | undefined {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return 'picture.unreadable';
  let packedBytes = 0;
  for (let at = SIGNATURE_BYTES; at + CHUNK_FRAME_BYTES <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') packedBytes += length;
    if (name === 'acTL' && length >= 4 && at + 12 <= bytes.length && bytes.readUInt32BE(at + 8) > MAX_FRAMES)
      return 'picture.too_many_frames';
    at += CHUNK_FRAME_BYTES + length;
    if (name !== 'IEND') continue;
    return at < bytes.length || packedBytes > unpackedBytes(bytes) ? 'picture.mixed' : undefined;
  }
  return 'picture.unreadable';
}

/** Returns an upper bound for the size of the picture's rows with their filter bytes, interlaced or not. */
function unpackedBytes(bytes: Buffer): number {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const bitsPerPixel = (bytes[24] ?? 8) * (SAMPLES[bytes[25] ?? 6] ?? 4);
  return (Math.ceil((width * bitsPerPixel) / 8) + 8) * height * 1.01 + PACKING_BYTES;
}

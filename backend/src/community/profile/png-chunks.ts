import { MAX_FRAMES } from './gif-blocks.js';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum of a chunk, around its content. */
const CHUNK_FRAME_BYTES = 12;
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** What packing may add to a picture that can't be made smaller, beside its rows: far more than any program adds. */
const PACKING_BYTES = 65_536;

/**
 * What is wrong with a PNG, told from its chunks (PNG §5, §11) without unpacking any: undefined when nothing is. One
 * whose packed content is larger than the whole picture would be unpacked unpacks to something else.
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

/** An upper bound of the picture's rows, each with its filter byte, interlaced or not. */
function unpackedBytes(bytes: Buffer): number {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const bitsPerPixel = (bytes[24] ?? 8) * (SAMPLES[bytes[25] ?? 6] ?? 4);
  return (Math.ceil((width * bitsPerPixel) / 8) + 8) * height * 1.01 + PACKING_BYTES;
}

/** Maximum number of frames, more than a one-minute animation has. Only the first frame is shown. */
export const MAX_FRAMES = 1000;

const HEADER_BYTES = 13;
const DESCRIPTOR_BYTES = 10;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

/**
 * Returns what is wrong with a GIF, or undefined. Reads the blocks only (GIF89a §17–26), without decoding.
 */
export function gifFaults(
  bytes: Buffer,
): 'picture.unreadable' | 'picture.mixed' | 'picture.too_many_frames' | undefined {
  let at = HEADER_BYTES + colourTableBytes(bytes[10] ?? 0);
  for (let frames = 0; ;) {
    const block = bytes[at];
    if (block === TRAILER) return isOnlyPadding(bytes.subarray(at + 1)) ? undefined : 'picture.mixed';
    if (block === EXTENSION) at = afterSubBlocks(bytes, at + 2);
    else if (block === IMAGE) {
      frames += 1;
      if (frames > MAX_FRAMES) return 'picture.too_many_frames';
      at = afterSubBlocks(bytes, at + DESCRIPTOR_BYTES + colourTableBytes(bytes[at + 9] ?? 0) + 1);
    } else return 'picture.unreadable';
  }
}

function colourTableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/**
 * Returns the offset after a chain of sub-blocks: each is a length and that many bytes, and a length of 0
 * ends it.
 */
function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while ((bytes[at] ?? 0) > 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}

/** Allows zeros only: some programs pad a file with them. */
function isOnlyPadding(rest: Buffer): boolean {
  return rest.every((byte) => byte === 0);
}

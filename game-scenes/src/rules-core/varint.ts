/** Appends 0 ≤ `value` < 2²⁸ in groups of seven bits, lowest first. The top bit marks that more follow. */
export function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

/** Maps small signed integers to small non-negative ones: 0, −1, 1, −2 … become 0, 1, 2, 3 … */
export const toZigZag = (value: number): number => ((value << 1) ^ (value >> 31)) >>> 0;

export const fromZigZag = (value: number): number => (value >>> 1) ^ -(value & 1);

/** Position in a byte string. */
export interface ByteReader {
  readonly bytes: Uint8Array;
  offset: number;
}

/** Returns the next byte, or −1 at the end. */
export function readByte(reader: ByteReader): number {
  return reader.bytes[reader.offset++] ?? -1;
}

/** Returns the next varint, or −1 if it is cut off, longer than four bytes, or not in its shortest form. */
export function readVarint(reader: ByteReader): number {
  let value = 0;
  for (let shift = 0; shift < 28; shift += 7) {
    const byte = readByte(reader);
    if (byte < 0) return -1;
    value |= (byte & 127) << shift;
    if (byte < 128) return byte === 0 && shift > 0 ? -1 : value;
  }
  return -1;
}

import { StreamProblem } from '../../livestream/stream-problem.js';

/** Maximum number of leading zeros, since no parameter of a picture is longer than 32 bits. */
const MAX_ZEROS = 31;

/** Reads numbers of any length from bytes, the highest bit first. Throws a StreamProblem at the end. */
export class BitReader {
  private position = 0;

  constructor(private readonly bytes: Buffer) {}

  bit(): number {
    const byte = this.bytes[this.position >> 3];
    if (byte === undefined) throw new StreamProblem('damaged');
    const bit = (byte >> (7 - (this.position & 7))) & 1;
    this.position += 1;
    return bit;
  }

  bits(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left -= 1) value = value * 2 + this.bit();
    return value;
  }

  /** Reads an unsigned Exp-Golomb number (H.264, §9.1). */
  unsigned(): number {
    let zeros = 0;
    while (this.bit() === 0) {
      zeros += 1;
      if (zeros > MAX_ZEROS) throw new StreamProblem('damaged');
    }
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  /** Reads a signed Exp-Golomb number. */
  signed(): number {
    const code = this.unsigned();
    return code % 2 === 0 ? -code / 2 : (code + 1) / 2;
  }
}

import { createHash } from 'node:crypto';
import { Random } from '../../src/platform/common/random.js';

/** Generator of the same bytes in every run, for tests that a rare seed or hash would fail. */
export class SameBytes extends Random {
  private drawn = 0;

  override bytes(outputLength: number): Buffer {
    this.drawn += 1;
    return createHash('shake256', { outputLength }).update(String(this.drawn)).digest();
  }
}

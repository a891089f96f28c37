import { createRandom, nextUint32 } from '../../src/rules-core/random.js';

/** Returns `count` seeds, always the same for the same base seed. */
export function seedsFrom(baseSeed: string, count: number): string[] {
  const random = createRandom(baseSeed);
  const word = (): string => nextUint32(random).toString(16).padStart(8, '0');
  return Array.from({ length: count }, () => word() + word() + word() + word());
}

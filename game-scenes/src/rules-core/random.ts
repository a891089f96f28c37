/** State of sfc32 (Chris Doty-Humphrey's Small Fast Chaotic PRNG, 32-bit): 128 bits of plain numbers. */
export interface RandomState {
  a: number;
  b: number;
  c: number;
  counter: number;
}

/** Number of outputs that sfc32's author discards before the first one is used. */
const WARM_UP_ROUNDS = 15;
const UINT32_RANGE = 4294967296;

/** Returns true for 32 lower-case hex digits, the only valid form of a ticket's seed. */
export function isSeed(seed: string): boolean {
  return /^[0-9a-f]{32}$/.test(seed);
}

/**
 * Creates the random stream of a round.
 * @throws RangeError when `seed` is not 32 lower-case hex digits; check untrusted seeds with `isSeed` first.
 */
export function createRandom(seed: string): RandomState {
  if (!isSeed(seed)) throw new RangeError('A seed is 32 lower-case hex digits (128 bits).');
  const word = (index: number): number => Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16) | 0;
  const random: RandomState = { a: word(0), b: word(1), c: word(2), counter: word(3) };
  for (let round = 0; round < WARM_UP_ROUNDS; round++) nextUint32(random);
  return random;
}

/** Advances the stream and returns an integer from 0 to 2³² − 1. */
export function nextUint32(random: RandomState): number {
  const result = (((random.a + random.b) | 0) + random.counter) | 0;
  random.counter = (random.counter + 1) | 0;
  random.a = random.b ^ (random.b >>> 9);
  random.b = (random.c + (random.c << 3)) | 0;
  random.c = (((random.c << 21) | (random.c >>> 11)) + result) | 0;
  return result >>> 0;
}

/** Returns an unbiased integer from 0 to `bound` − 1 (`bound` 1 to 2³²) by rejection sampling. */
export function integerBelow(random: RandomState, bound: number): number {
  const fairLimit = UINT32_RANGE - (UINT32_RANGE % bound);
  let drawn = nextUint32(random);
  while (drawn >= fairLimit) drawn = nextUint32(random);
  return drawn % bound;
}

/** Returns an unbiased integer from `least` to `most`, both included. */
export function integerBetween(random: RandomState, least: number, most: number): number {
  return least + integerBelow(random, most - least + 1);
}

/** Returns the items in random order (Fisher–Yates). */
export function shuffled<Item>(random: RandomState, items: readonly Item[]): Item[] {
  const mixed = [...items];
  // Stryker disable next-line EqualityOperator: the first item would change places with itself
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = integerBelow(random, last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}

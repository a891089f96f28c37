const MULTIPLIER = 16_807;
const MODULUS = 2_147_483_647;

/**
 * Creates a Park–Miller "minimal standard" generator: the same seed (1 … 2³¹−2) always draws the same stars
 * and ridges. The returned function yields numbers from `from` up to `to`.
 */
export function seededRandom(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (state * MULTIPLIER) % MODULUS;
    return from + (state / MODULUS) * (to - from);
  };
}

/** Number of consecutive intervals judged together. Shorter runs may look regular by chance. */
const STRETCH_INTERVALS = 30;

/**
 * Minimum standard deviation of human intervals, in ticks and as a share of their mean. For a player who does
 * not perceive the ticks, rounding to ticks alone causes a spread of √(1/6) ≈ 0.41 tick at any tempo. So a
 * quarter of a tick is out of reach even for the fastest drumming. Trained tappers keep a slow beat within 3
 * to 4 % of it at best, and nobody taps to a beat when targets determine the moment.
 */
const MIN_SPREAD_TICKS = 0.25;
const MIN_SPREAD_SHARE = 0.015;

/** Returns true if intervals of this count, sum and sum of squares (ticks) spread less than a human's. */
function isTooEven(count: number, sum: number, squares: number): boolean {
  const mean = sum / count;
  const leastSpread = Math.max(MIN_SPREAD_TICKS, MIN_SPREAD_SHARE * mean);
  return squares / count - mean * mean < leastSpread * leastSpread;
}

/**
 * Returns true if any 31 consecutive inputs are too regular for a human; `ticks` are those of the inputs, in
 * order. Scenes must not repeat a held action by themselves: that would be flagged.
 */
export function isMachineRhythm(ticks: readonly number[]): boolean {
  const intervalBefore = (index: number): number => (ticks[index] ?? 0) - (ticks[index - 1] ?? 0);
  let sum = 0;
  let squares = 0;
  for (let index = 1; index < ticks.length; index++) {
    const newest = intervalBefore(index);
    sum += newest;
    squares += newest * newest;
    if (index < STRETCH_INTERVALS) continue;
    if (isTooEven(STRETCH_INTERVALS, sum, squares)) return true;
    const oldest = intervalBefore(index - STRETCH_INTERVALS + 1);
    sum -= oldest;
    squares -= oldest * oldest;
  }
  return false;
}

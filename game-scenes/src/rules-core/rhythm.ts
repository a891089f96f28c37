/** So many intervals in a row are judged together; chance makes fewer look regular now and then. */
const STRETCH_INTERVALS = 30;

/**
 * Standard deviations of the intervals below which no hand made them. Rounding to ticks alone spreads the beat of
 * somebody who does not hear the ticks by √(1/6) ≈ 0.41 tick, whatever the tempo, so a quarter of a tick is out of
 * reach for the fastest drumming. Practised tappers hold a slow beat within 3 to 4 % of it at best, and nobody taps to
 * a beat where targets tell when to tap.
 */
const MIN_SPREAD_TICKS = 0.25;
const MIN_SPREAD_SHARE = 0.015;

/** Whether intervals of this count, sum and sum of squares (ticks) spread less than a hand's. */
function isTooEven(count: number, sum: number, squares: number): boolean {
  const mean = sum / count;
  const leastSpread = Math.max(MIN_SPREAD_TICKS, MIN_SPREAD_SHARE * mean);
  return squares / count - mean * mean < leastSpread * leastSpread;
}

/**
 * Whether any 31 inputs in a row came as evenly as only a machine makes them; `ticks` are those of the inputs, in
 * order. A game whose scene repeated a held action by itself would be flagged: scenes log what a hand did.
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

/**
 * One measured promise.
 * @typedef {{ what: string, measured: string, promised: string, isKept: boolean }} Measure
 */

/**
 * Figures of ours and of what it is compared with, from the same turn.
 * @typedef {[ours: number, other: number]} Turn
 */

const milliseconds = (/** @type {number} */ ms) => `${ms.toFixed(2)} ms`;
export const kibibytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
/** Returns a number such as 10,000. */
export const grouped = (/** @type {number} */ count) => count.toLocaleString('en');

/**
 * Returns the median of some figures; with an even count the upper of the two.
 * @param {number[]} figures at least one
 * @returns {number}
 */
export function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * Measures ours and the other in turns, after a turn that only warms them up.
 * @param {number} count
 * @param {() => Promise<number>} ours
 * @param {() => Promise<number>} other
 * @returns {Promise<Turn[]>}
 */
export async function inTurns(count, ours, other) {
  /** @type {Turn[]} */
  const turns = [];
  for (let turn = 0; turn <= count; turn += 1) {
    const otherFigure = await other();
    turns.push([await ours(), otherFigure]);
  }
  return turns.slice(1);
}

const withCount = (what, { length }) => (length > 1 ? `${what}, median of ${length}` : what);

/**
 * Compares the median of the turns' ratios with a limit.
 * @param {string} what
 * @param {Turn[]} turns
 * @param {number} mostTimes
 * @returns {Measure}
 */
export function timesMeasure(what, turns, mostTimes, format = milliseconds) {
  const times = median(turns.map(([ours, other]) => ours / other));
  const [ours, other] = [0, 1].map((side) => format(median(turns.map((turn) => turn[side]))));
  return {
    what: withCount(what, turns),
    measured: `${times.toFixed(2)}× (${ours} to ${other})`,
    promised: `at most ${mostTimes}×`,
    isKept: times <= mostTimes,
  };
}

/**
 * Compares the median of some figures with a limit.
 * @param {string} what
 * @param {number[]} figures
 * @param {number} most
 * @returns {Measure}
 */
export function limitMeasure(what, figures, most, format = milliseconds) {
  const spread = `${format(Math.min(...figures))} to ${format(Math.max(...figures))}`;
  return {
    what: withCount(what, figures),
    measured: figures.length > 1 ? `${format(median(figures))} (${spread})` : format(figures[0]),
    promised: `at most ${format(most)}`,
    isKept: median(figures) <= most,
  };
}

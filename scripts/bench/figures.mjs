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
 * Measures the duration of some work.
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} milliseconds
 */
export async function millisecondsOf(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

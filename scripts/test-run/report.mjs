/** The output of `npm test`. */

/** @typedef {import('./schedule.mjs').FinishedStage} FinishedStage */

/**
 * Returns a heading with the counts of a stage, and its whole output if a test failed, even if only once.
 * @param {FinishedStage} finished
 * @returns {string}
 */
export function stageReport({ stage, output, minutes, secondTries = [], ...counts }) {
  const heading = `${counts.failed > 0 ? '✗' : '✓'} ${stage.title}: ${countsLine(counts)} (${minutes.toFixed(1)} min)`;
  if (counts.failed === 0 && secondTries.length === 0) return heading;
  return [
    `\n${heading}`,
    output.trim(),
    `└─ end of ${stage.title}; again alone: npm test -- --only=${stage.name}\n`,
  ].join('\n');
}

/**
 * Returns the closing lines: minutes by stage, flaky tests, failed stages, and the totals.
 * @param {FinishedStage[]} finished
 * @returns {string}
 */
export function closingReport(finished) {
  const failed = finished.filter((stage) => stage.failed > 0);
  const secondTries = finished.flatMap((stage) => stage.secondTries ?? []);
  return [
    '',
    `Minutes: ${finished.map(({ stage, minutes }) => `${stage.name} ${minutes.toFixed(1)}`).join(', ')}`,
    ...secondTries.map((test) => `Passed at its second try, fix it: ${test}`),
    ...failed.map(({ stage }) => `Failed: ${stage.title}`),
    countsLine(sum(finished)),
  ].join('\n');
}

/**
 * @param {{ passed: number, failed: number, skipped: number }[]} counts
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of counts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** @param {{ passed: number, failed: number, skipped: number }} counts */
function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

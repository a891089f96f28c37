/** Returns how many operations to run at once: a few, or the full stress run in `npm run test:full`. */
export function stressCount(few: number, whole: number): number {
  return process.env['TEST_STRESS'] === 'whole' ? whole : few;
}

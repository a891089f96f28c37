/** How many of something happen at once: a few in every run, the full stress run in `npm run test:full`. */
export function stressCount(few: number, whole: number): number {
  return process.env['TEST_STRESS'] === 'whole' ? whole : few;
}

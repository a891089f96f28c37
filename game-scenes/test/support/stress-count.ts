/** Returns the number of attempts: few in every run, all in `npm run test:full`, one for each mutant. */
export function stressCount(few: number, whole: number): number {
  const size = process.env['TEST_STRESS'];
  if (size === 'one') return 1;
  return size === 'whole' ? whole : few;
}

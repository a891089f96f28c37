/** How many of something are tried: a few in every run, all of them in `npm run test:full`, one for each mutant. */
export function stressCount(few: number, whole: number): number {
  const size = process.env['TEST_STRESS'];
  if (size === 'one') return 1;
  return size === 'whole' ? whole : few;
}

/** How many of something are tried: a few in every run, all of them in `npm run test:full`. */
export function storm(few: number, whole: number): number {
  return process.env['TEST_STORMS'] === 'whole' ? whole : few;
}

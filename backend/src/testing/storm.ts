/** How many of something happen at once: a few in every run, the whole storm in `npm run test:full`. */
export function storm(few: number, whole: number): number {
  return process.env['TEST_STORMS'] === 'whole' ? whole : few;
}

import { TICKS_PER_SECOND } from 'game-scenes/rules';

/** Returns the time of a round to the hundredth, which tells one tick from the next: 2901 are '48.35 s'. */
export function roundTimeText(ticks: number): string {
  const hundredths = Math.floor((ticks * 100) / TICKS_PER_SECOND);
  return `${(hundredths / 100).toFixed(2)} s`;
}

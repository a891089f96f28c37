import { TICKS_PER_SECOND } from 'game-scenes/rules';
import { clockText } from '../own-figures';

/** Returns a lap time as the track shows it: 988 ticks are '0:16.4'. */
export function lapText(ticks: number): string {
  const tenths = Math.floor((ticks * 10) / TICKS_PER_SECOND);
  return `${clockText(Math.floor(tenths / 10))}.${tenths % 10}`;
}

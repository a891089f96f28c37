import { roundTimeText } from './round-time';

const RULES = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Returns a rank as '1st', '22nd' or '1,204th'. */
export function ordinal(rank: number): string {
  return `${rank.toLocaleString('en-US')}${ENDINGS[RULES.select(rank)] ?? 'th'}`;
}

/** Returns '1 point' or '1,540 points'. */
export function pointsText(points: number): string {
  return `${points.toLocaleString('en-US')} ${points === 1 ? 'point' : 'points'}`;
}

/** The member right above on a board, as the API tells it. */
interface Above {
  username: string;
  points: number;
  /** Sixtieths of a second, among equal scores of a game where the faster round wins. */
  ticks: number | null;
}

/**
 * Returns what is missing to the member right above on a game's board: '9 points to overtake Zorblax'. Of equal scores
 * the faster round or, where time does not count, the earlier one is ahead.
 */
export function toOvertake({ username, points, ticks }: Above, isTimed: boolean): string {
  if (!isTimed) return `${pointsText(points + 1)} to overtake ${username}`;
  if (points > 0) return `${pointsText(points)} to catch ${username}`;
  return ticks ? `${roundTimeText(ticks)} to overtake ${username}` : `Level with ${username}`;
}

import { pointsText } from './place-text';
import { roundTimeText } from './round-time';

/** The member right above on a board, as the API tells it. */
interface Above {
  username: string;
  points: number;
  /** Sixtieths of a second, among equal scores of a game where the faster round wins. */
  ticks: number | null;
}

/**
 * Returns what is missing to the member right above on a game's board: '9 points over your best to overtake Zorblax'.
 * Of equal scores the faster round or, where time does not count, the earlier one is ahead.
 */
export function toOvertake({ username, points, ticks }: Above, isTimed: boolean): string {
  if (!isTimed) return `${pointsText(points + 1)} over your best to overtake ${username}`;
  if (points > 0) return `${pointsText(points)} over your best to catch ${username}`;
  // As fast is not enough.
  return ticks
    ? `${roundTimeText(ticks + 1)} off your best to overtake ${username}`
    : `Level with ${username}`;
}

import type { GameRules } from 'game-scenes/rules';
import type { GameProgress, Place } from '../../api/types';
import { ordinal, pointsText } from '../../lib/place-text';
import { toOvertake } from '../../lib/to-overtake';
import { roundTimeText } from '../../lib/round-time';
import type { GameModule } from '../../games/game-module';
import type { EndedRound } from './ended-round';

/** A record is the next target within this part of it. */
const NEAR_RECORD = 0.1;

/** The next place is the target while the points to it are at most this part of the member's best. */
const ONE_GOOD_ROUND = 0.5;

/**
 * Returns the one thing to aim for next: a near record, the next place within one good round, the next wave or pair.
 * Null when that is the next purchase, which the coins of the round name.
 */
export function nextTarget(
  { nextStep }: GameModule,
  game: GameRules,
  ended: EndedRound,
  isBest: boolean,
  progress: GameProgress | undefined,
): string | null {
  const record = isBest ? null : recordTarget(ended);
  return record ?? placeTarget(progress?.place, game.fewerTicksWin === true) ?? nextStep?.(ended) ?? null;
}

function recordTarget({ previousBest: best, round: { score }, ticks }: EndedRound): string | null {
  if (best === null || score === 0) return null;
  const missing = best.score - score;
  if (missing > 0 && missing <= best.score * NEAR_RECORD) return `${pointsText(missing)} to your record`;
  if (missing !== 0 || best.ticks === null || ticks <= best.ticks) return null;
  return `${roundTimeText(ticks - best.ticks + 1)} to your record`;
}

function placeTarget(place: Place | null | undefined, isTimed: boolean): string | null {
  if (!place?.above) return null;
  if (place.above.points > place.score * ONE_GOOD_ROUND) return null;
  return toOvertake(place.above, isTimed);
}

/** Returns where the member stands now, and from where they came: 'You are 9th of 180, up from 12th.' */
export function rankText(before: Place | null | undefined, after: Place | null | undefined): string | null {
  const now = after ?? before;
  // Alone on the board there is no place to tell.
  if (!now || now.total < 2) return null;
  const from = after && before && after.rank < before.rank ? `, up from ${ordinal(before.rank)}` : '';
  return `You are ${ordinal(now.rank)} of ${now.total.toLocaleString('en-US')}${from}.`;
}

/** What decides a place: the higher score, then the fewer ticks where the game says so, then the earlier. */
export interface Placing {
  readonly score: number;
  /** Ticks of the round where fewer win among equal scores; 0 where they do not count. */
  readonly ticks: number;
  /** Milliseconds UTC. */
  readonly reachedAt: number;
  readonly userId: number;
}

const RADIX = 36;

/** How many digits each part has: scores to 78 thousand million, ticks of 7 hours, the year 5188, all ids of 32 bit. */
const DIGITS = { score: 7, ticks: 4, reachedAt: 9, userId: 6 } as const;
const HIGHEST_SCORE = RADIX ** DIGITS.score - 1;
const MAX_TICKS = RADIX ** DIGITS.ticks - 1;

/** What every key looks like. */
export const ORDER_KEY = /^[0-9a-z]{26}$/;

/**
 * A text that sorts a board, compared byte by byte: the best first. One index over it answers every page, and no two
 * members have the same.
 */
export function orderKeyOf({ score, ticks, reachedAt, userId }: Placing): string {
  return [
    digits(HIGHEST_SCORE - Math.min(score, HIGHEST_SCORE), DIGITS.score),
    digits(Math.min(ticks, MAX_TICKS), DIGITS.ticks),
    digits(reachedAt, DIGITS.reachedAt),
    digits(userId, DIGITS.userId),
  ].join('');
}

function digits(value: number, count: number): string {
  return value.toString(RADIX).padStart(count, '0');
}

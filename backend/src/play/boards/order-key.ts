/**
 * Criteria of a place: the higher score, then fewer ticks where the game says so, then the earlier round,
 * then the smaller member id.
 */
export interface Placing {
  readonly score: number;
  /** Ticks of the round where fewer win among equal scores; 0 where they do not count. */
  readonly ticks: number;
  /** Milliseconds UTC. */
  readonly reachedAt: number;
  readonly userId: number;
}

const RADIX = 36;

/**
 * Digits of each part, in base 36: enough for scores up to 78 thousand million, ticks of 7 hours, the year
 * 5188 and all 32-bit ids.
 */
const DIGITS = { score: 7, ticks: 4, reachedAt: 9, userId: 6 } as const;
const HIGHEST_SCORE = RADIX ** DIGITS.score - 1;
const MAX_TICKS = RADIX ** DIGITS.ticks - 1;

const TICKS_END = DIGITS.score + DIGITS.ticks;

/** Format of every key. */
export const ORDER_KEY = /^[0-9a-z]{26}$/;

/**
 * Returns a text that sorts a board byte by byte, the best first. One index over it serves every page, and no
 * two members have the same key.
 */
export function orderKeyOf({ score, ticks, reachedAt, userId }: Placing): string {
  return [
    digits(HIGHEST_SCORE - Math.min(score, HIGHEST_SCORE), DIGITS.score),
    digits(Math.min(ticks, MAX_TICKS), DIGITS.ticks),
    digits(reachedAt, DIGITS.reachedAt),
    digits(userId, DIGITS.userId),
  ].join('');
}

/** Returns the ticks in a key; 0 where they do not count. */
export function ticksIn(key: string): number {
  return Number.parseInt(key.slice(DIGITS.score, TICKS_END), RADIX);
}

/** Returns whether a key has a better score than another, or the same in fewer ticks, whoever was earlier. */
export function isBetterPlay(key: string, other: string): boolean {
  return key.slice(0, TICKS_END) < other.slice(0, TICKS_END);
}

function digits(value: number, count: number): string {
  return value.toString(RADIX).padStart(count, '0');
}

import type { GameId } from 'game-scenes/rules';
import { type BoardKey, countsTicks, pointsOf } from './ranked-games.js';

/** A place on a board, as `board_entries` stores it for a member. */
export interface Standing {
  /** Sorts the board, the best first (`orderKeyOf`). */
  readonly orderKey: string;
  readonly score: number;
  /** The round that made the score; null on a board of all games. */
  readonly roundId: string | null;
  /** Rules version of that round while its log is stored, so that it can be watched; null otherwise. */
  readonly rulesVersion: number | null;
  /** When the round that made it was received, in milliseconds UTC. */
  readonly reachedAt: number;
  /** When the score was first reached, even if in more ticks. */
  readonly scoredAt: number;
}

/** Columns of a standing in `board_entries`. */
export const STANDING_COLUMNS = [
  'orderKey',
  'score',
  'roundId',
  'rulesVersion',
  'reachedAt',
  'scoredAt',
] as const;

/** The fields of a proven round that boards need. */
export interface RankedRound {
  readonly userId: number;
  readonly roundId: string;
  readonly score: number;
  readonly ticks: number;
  /** Null once its log is gone. */
  readonly rulesVersion: number | null;
  /** When it was received, in milliseconds UTC. */
  readonly decidedAt: number;
}

const RADIX = 36;

/**
 * Digits of each part of a key, in base 36: enough for scores up to 78 thousand million, ticks of 7 hours, the
 * year 5188 and all 32-bit ids.
 */
const DIGITS = { score: 7, ticks: 4, reachedAt: 9, userId: 6 } as const;
const HIGHEST_SCORE = RADIX ** DIGITS.score - 1;
const MAX_TICKS = RADIX ** DIGITS.ticks - 1;
const TICKS_END = DIGITS.score + DIGITS.ticks;

/** Format of every key. */
export const ORDER_KEY = /^[0-9a-z]{26}$/;

/**
 * Returns a text that sorts a board byte by byte: the higher score first, then fewer ticks where the game says
 * so (0 elsewhere), then the earlier round, then the smaller member id. One index over it serves every page,
 * and no two members have the same key.
 */
function orderKeyOf(score: number, ticks: number, reachedAt: number, userId: number): string {
  const digits = (value: number, count: number): string => value.toString(RADIX).padStart(count, '0');
  return [
    digits(HIGHEST_SCORE - Math.min(score, HIGHEST_SCORE), DIGITS.score),
    digits(Math.min(ticks, MAX_TICKS), DIGITS.ticks),
    digits(reachedAt, DIGITS.reachedAt),
    digits(userId, DIGITS.userId),
  ].join('');
}

/** Returns the ticks of the round that made a place; null on a board that does not count them. */
export function ticksOf(board: BoardKey, orderKey: string): number | null {
  return countsTicks(board) ? Number.parseInt(orderKey.slice(DIGITS.score, TICKS_END), RADIX) : null;
}

/** Returns whether a key has a better score than another, or the same in fewer ticks, whoever was earlier. */
export function isBetterPlay(key: string, other: string): boolean {
  return key.slice(0, TICKS_END) < other.slice(0, TICKS_END);
}

/** Returns the standing that one proven round earns; undefined for a score of 0, which earns no place. */
export function standingOf(game: GameId, round: RankedRound): Standing | undefined {
  const { userId, roundId, rulesVersion, score, decidedAt } = round;
  if (score <= 0) return undefined;
  const orderKey = orderKeyOf(score, countsTicks(game) ? round.ticks : 0, decidedAt, userId);
  return { orderKey, score, roundId, rulesVersion, reachedAt: decidedAt, scoredAt: decidedAt };
}

/**
 * Returns the better of two standings. Ties go to the smaller round id, so the result does not depend on the
 * order of arrival.
 */
export function betterOf(old: Standing | undefined, other: Standing): Standing {
  if (!old) return other;
  const isOther =
    other.orderKey === old.orderKey
      ? (other.roundId ?? '') < (old.roundId ?? '')
      : other.orderKey < old.orderKey;
  if (old.score !== other.score) return isOther ? other : old;
  return { ...(isOther ? other : old), scoredAt: Math.min(old.scoredAt, other.scoredAt) };
}

/**
 * Returns a member's standing on the board of all games: the sum of 1000 × best ÷ par. Among equal sums, the
 * member who had made their scores earlier is first. Undefined without a point.
 */
export function standingOfAll(
  userId: number,
  games: Iterable<readonly [GameId, Pick<Standing, 'score' | 'scoredAt'>]>,
): Standing | undefined {
  let score = 0;
  let reachedAt = 0;
  for (const [game, best] of games) {
    score += pointsOf(game, best.score);
    reachedAt = Math.max(reachedAt, best.scoredAt);
  }
  if (score <= 0) return undefined;
  const orderKey = orderKeyOf(score, 0, reachedAt, userId);
  return { orderKey, score, roundId: null, rulesVersion: null, reachedAt, scoredAt: reachedAt };
}

/** Returns whether two standings are equal in every column. */
export function areSame(one: Standing | undefined, other: Standing | undefined): boolean {
  if (!one || !other) return one === other;
  return STANDING_COLUMNS.every((column) => one[column] === other[column]);
}

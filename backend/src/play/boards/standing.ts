import type { GameId } from 'game-scenes/rules';
import { orderKeyOf, ticksIn } from './order-key.js';
import { type BoardKey, countsTicks, pointsOf } from './ranked-games.js';

/** A row of `board_entries` without its board and member. */
export interface Standing {
  readonly orderKey: string;
  readonly score: number;
  readonly roundId: string | null;
  /** Rules version of that round while its log is stored; null otherwise. */
  readonly rulesVersion: number | null;
  /** When the round that made it was received, in milliseconds UTC. */
  readonly reachedAt: number;
  /** When the score was first reached, even if in more ticks. */
  readonly scoredAt: number;
}

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

/** Returns the standing that one proven round earns; undefined for a score of 0, which earns no place. */
export function standingOf(game: GameId, round: RankedRound): Standing | undefined {
  const { userId, roundId, rulesVersion, score, decidedAt } = round;
  if (score <= 0) return undefined;
  const ticks = countsTicks(game) ? round.ticks : 0;
  const orderKey = orderKeyOf({ score, ticks, reachedAt: decidedAt, userId });
  return { orderKey, score, roundId, rulesVersion, reachedAt: decidedAt, scoredAt: decidedAt };
}

/** Returns the ticks of the round that made a place; null on a board that does not count them. */
export function ticksOf(board: BoardKey, orderKey: string): number | null {
  return countsTicks(board) ? ticksIn(orderKey) : null;
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
  const orderKey = orderKeyOf({ score, ticks: 0, reachedAt, userId });
  return { orderKey, score, roundId: null, rulesVersion: null, reachedAt, scoredAt: reachedAt };
}

/** Returns whether two standings are equal in every column. */
export function areSame(one: Standing | undefined, other: Standing | undefined): boolean {
  if (!one || !other) return one === other;
  return (
    one.orderKey === other.orderKey &&
    one.score === other.score &&
    one.roundId === other.roundId &&
    one.rulesVersion === other.rulesVersion &&
    one.reachedAt === other.reachedAt &&
    one.scoredAt === other.scoredAt
  );
}

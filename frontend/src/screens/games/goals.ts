import type { Achievements, GoalAnswer, OwnStanding } from '../../api/types';
import { ALL_GAMES } from '../../api/leaderboard';
import { coinsText } from '../../lib/coins-text';
import { ordinal, pointsText } from '../../lib/place-text';
import { roundsText } from '../../lib/rounds-text';
import { paths } from '../../session/paths';

export interface NextGoal {
  title: string;
  words: string;
  /** Part of the way that is done, 0–1. */
  share: number;
  /** Where the goal is reached or seen. */
  to: string;
}

/** What goals are made of; undefined where it is not known. */
interface GoalSources {
  coins: number;
  standing: OwnStanding | undefined;
  saved: GoalAnswer | undefined;
  achievements: Achievements | undefined;
}

/**
 * Returns the nearest goal: the item saved for if one more round pays for it, else the next place on the board
 * of all games, else the item, else the next badge; undefined if none is known.
 */
export function nextGoal({ coins, standing, saved, achievements }: GoalSources): NextGoal | undefined {
  const item = saved && itemGoal(coins, saved);
  return item?.isOneRoundAway ? item : (placeGoal(standing) ?? item ?? badgeGoal(achievements));
}

function itemGoal(coins: number, { goal, coinsPerRound }: GoalAnswer) {
  if (goal === null) return undefined;
  const { itemType, price } = goal;
  const name = itemType === 'sticker' ? `the ${goal.name} sticker` : goal.name;
  const missing = Math.max(0, price - coins);
  const rounds = roundsText(missing, coinsPerRound);
  return {
    title: missing === 0 ? `You have the coins for ${name}` : `${coinsText(missing)} to ${name}`,
    words: missing === 0 ? `It costs ${coinsText(price)}.` : `That is ${rounds}.`,
    share: (price - missing) / Math.max(1, price),
    to: paths.store,
    isOneRoundAway: missing <= coinsPerRound,
  };
}

function placeGoal(standing: OwnStanding | undefined): NextGoal | undefined {
  if (!standing?.toNext || standing.rank === null) return undefined;
  const { rank, score, total, toNext } = standing;
  // Among equal scores the earlier one stays ahead.
  const missing = toNext.points + 1;
  return {
    title: `${pointsText(missing)} to overtake ${toNext.username}`,
    words: `${ALL_GAMES}: you are ${ordinal(rank)} of ${total.toLocaleString('en-US')}.`,
    share: score / (score + missing),
    to: paths.leaderboard,
  };
}

function badgeGoal(achievements: Achievements | undefined): NextGoal | undefined {
  const { badges = [] } = achievements ?? {};
  const next = badges.find(({ earnedAt }) => earnedAt === null);
  if (next === undefined) return undefined;
  const earned = badges.filter(({ earnedAt }) => earnedAt !== null).length;
  return {
    title: `Next badge: ${next.name}`,
    words: `${next.description} ${earned} of ${badges.length} earned.`,
    share: earned / badges.length,
    to: paths.profile,
  };
}

import { GAME_IDS, GAMES } from 'game-scenes/rules';
import type { GameId, GameRules } from 'game-scenes/rules';
import type { GameProgress, GoalAnswer, OwnStanding } from '../../api/types';
import { ALL_GAMES } from '../../api/leaderboard';
import { coinsText } from '../../lib/coins-text';
import { ordinal, pointsText } from '../../lib/place-text';
import { roundsText } from '../../lib/rounds-text';
import { toOvertake } from '../../lib/to-overtake';
import { itemPath, itemText } from '../../avatar/item-words';
import { gamePath, paths } from '../../session/paths';
import type { Wardrobe } from '../../ui/alien-parts';

export interface NextGoal {
  title: string;
  words: string;
  /** Part of the way that is done, 0–1. */
  share: number;
  /** Where the goal is reached or seen. */
  to: string;
  /** What the alien wears who is to be overtaken; null without one. */
  rival: Wardrobe | null;
}

/** What goals are made of; undefined where it is not known. */
interface GoalSources {
  coins: number;
  /** Of the game played last. */
  progress: GameProgress | undefined;
  standing: OwnStanding | undefined;
  saved: GoalAnswer | undefined;
}

/**
 * Returns the nearest goal: the item saved for if one more round pays for it, else the next place in the game
 * played last or in all games, else the item, else the next badge of that game; undefined if none is known.
 */
export function nextGoal({ coins, progress, standing, saved }: GoalSources): NextGoal | undefined {
  const item = saved && itemGoal(coins, saved);
  if (item?.isOneRoundAway) return item;
  return (
    (progress && placeGoal(progress)) ??
    (standing && overallGoal(standing)) ??
    item ??
    (progress && badgeGoal(progress))
  );
}

function itemGoal(coins: number, { goal, coinsPerRound }: GoalAnswer) {
  if (goal === null) return undefined;
  const { price } = goal;
  const name = itemText(goal);
  const missing = Math.max(0, price - coins);
  return {
    title: missing === 0 ? `You have the coins for ${name}` : `${coinsText(missing)} to ${name}`,
    words: missing === 0 ? `It costs ${coinsText(price)}.` : `That is ${roundsText(missing, coinsPerRound)}.`,
    share: (price - missing) / Math.max(1, price),
    to: itemPath(goal),
    rival: null,
    isOneRoundAway: missing <= coinsPerRound,
  };
}

function placeGoal({ gameName, place }: GameProgress): NextGoal | undefined {
  const id = idOf(gameName);
  if (id === undefined || !place?.above) return undefined;
  const game: GameRules = GAMES[id];
  const { score, above } = place;
  const share = score / (score + above.points + 1);
  const isTimed = game.fewerTicksWin === true;
  const goal = { title: toOvertake(above, isTimed), share, to: gamePath(id), rival: above.avatar };
  if (isTimed && above.points === 0) {
    const words = above.ticks
      ? 'As many points, only faster.'
      : 'They were there first. Anything better overtakes.';
    return { ...goal, words };
  }
  const target = (score + above.points + (isTimed ? 0 : 1)).toLocaleString('en-US');
  return { ...goal, words: `One round of ${target} in ${gameName} ${isTimed ? 'draws level' : 'does it'}.` };
}

function overallGoal({ rank, score, total, toNext }: OwnStanding): NextGoal | undefined {
  if (toNext === null || rank === null) return undefined;
  // Among equal scores the earlier one stays ahead.
  const missing = toNext.points + 1;
  return {
    title: `${pointsText(missing)} over all games to overtake ${toNext.username}`,
    words: `${ALL_GAMES}: you are ${ordinal(rank)} of ${total.toLocaleString('en-US')}.`,
    share: score / (score + missing),
    to: paths.leaderboard,
    rival: null,
  };
}

function badgeGoal({ gameName, badges }: GameProgress): NextGoal | undefined {
  const id = idOf(gameName);
  const next = badges.find(({ earnedAt }) => earnedAt === null);
  if (id === undefined || next === undefined) return undefined;
  const earned = badges.filter(({ earnedAt }) => earnedAt !== null).length;
  return {
    title: `Next badge: ${next.name}`,
    words: `${next.description} ${earned} of ${badges.length} earned.`,
    share: earned / badges.length,
    to: gamePath(id),
    rival: null,
  };
}

const idOf = (gameName: string): GameId | undefined => GAME_IDS.find((id) => GAMES[id].name === gameName);

import type { GameRules } from 'game-scenes/rules';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import type { RoundResult } from 'game-scenes/scenes';
import type { FinishedRound, GameProgress, User } from '../../api/types';
import type { PlayedRound } from '../../offline/played-round';
import type { OwnFigures } from '../../games/own-figures';
import type { RunningRound } from './start-round.hook';

/** The member's best round of a game. */
export interface BestRound {
  score: number;
  /** Sixtieths of a second, where the faster of two equal scores wins; null in other games. */
  ticks: number | null;
}

/** The member's best round of the game; null without one, undefined until it is loaded. */
export type Best = BestRound | null | undefined;

/** A round that has just ended: what was played, and what the screen shows besides. */
export interface EndedRound {
  round: PlayedRound;
  /** True for practice, which is neither stored nor sent. */
  isPractice: boolean;
  /** The member's best before this round; null without one, and until it is loaded. */
  previousBest: BestRound | null;
  /** Where the member stood in this game when the round ended; undefined if it was not loaded. */
  before: GameProgress | undefined;
  /** Whether the round beats the best known to this page; the verdict decides (§4). */
  isRecord: boolean;
  /** Sixtieths of a second. */
  ticks: number;
  /** The game's own figures at the end. */
  figures: OwnFigures;
}

/** Returns the played round to be stored, sent and shown. */
export function endedRound(
  game: GameRules,
  user: User,
  { ticket, kind }: RunningRound,
  result: RoundResult,
  best: Best,
  before: GameProgress | undefined,
): EndedRound {
  const { score, coins, ticks } = result.outcome;
  const isPractice = kind === 'practice';
  // A ticket of earlier rules makes no record.
  const countsNow = ticket.rulesVersion === game.rulesVersion;
  return {
    isPractice,
    previousBest: best ?? null,
    before,
    isRecord: !isPractice && countsNow && best !== undefined && isBetter(result.outcome, best),
    ticks,
    figures: result.figures,
    round: {
      id: ticket.round,
      userId: user.id,
      username: user.username,
      gameName: game.name,
      issuedAt: ticket.issuedAt,
      finishedAt: new Date().toISOString(),
      score,
      coins,
      state: { kind: 'waiting' },
      report: reportOf(game, ticket.round, result, best),
    },
  };
}

/** Returns true for more points or, where the time counts, for as many in a shorter round. */
function isBetter({ score, ticks }: { score: number; ticks: number }, best: BestRound | null): boolean {
  if (best === null || score !== best.score) return score > (best?.score ?? 0);
  return best.ticks !== null && ticks < best.ticks;
}

/** Returns the report of a played round (§7): score and coins for a race, otherwise the larger high score. */
function reportOf(game: GameRules, round: string, result: RoundResult, best: Best): FinishedRound {
  const { score, coins, ticks } = result.outcome;
  const proof = { gameName: game.name, round, log: result.log };
  if (game.coinSource === 'racing') {
    return { ...proof, score, timePlayed: game.ticksPerRound / TICKS_PER_SECOND, coins };
  }
  return {
    ...proof,
    highScore: Math.max(score, best?.score ?? 0),
    timesPlayed: 1,
    timePlayed: Math.round(ticks / TICKS_PER_SECOND),
  };
}

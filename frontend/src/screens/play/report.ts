import type { GameRules } from 'game-scenes/rules';
import { TICKS_PER_SECOND } from 'game-scenes/rules';
import type { RoundResult } from 'game-scenes/scenes';
import type { FinishedRound, Ticket } from '../../api/types';

interface RoundEnd {
  game: GameRules;
  ticket: Ticket;
  result: RoundResult;
  /** The member's best before this round; null without one. */
  best: number | null;
}

/** Returns the report of a played round (§7): score and coins for a race, otherwise the larger high score. */
export function reportOf({ game, ticket, result, best }: RoundEnd): FinishedRound {
  const { score, coins, ticks } = result.outcome;
  const proof = { gameName: game.name, round: ticket.round, log: result.log };
  if (game.coinSource === 'racing') {
    return { ...proof, score, timePlayed: game.ticksPerRound / TICKS_PER_SECOND, coins };
  }
  return {
    ...proof,
    highScore: Math.max(score, best ?? 0),
    timesPlayed: 1,
    timePlayed: Math.round(ticks / TICKS_PER_SECOND),
  };
}

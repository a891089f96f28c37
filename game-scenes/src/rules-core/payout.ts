import type { GameRules, Payout } from './define-game.js';

/** What the ledger says about a finished round: its lines in order, those of no coins left out. */
export function payoutOf(game: GameRules, state: object): readonly Payout[] {
  const { coins } = game.outcome(state);
  const lines = game.payout?.(state) ?? [
    { description: `Earned ${coins} coins playing ${game.name}`, coins },
  ];
  return lines.filter((line) => line.coins > 0);
}

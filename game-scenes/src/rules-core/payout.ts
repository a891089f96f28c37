import type { GameRules, Payout } from './define-game.js';

/** Returns the ledger lines of a finished round in order, without those of zero coins. */
export function payoutOf(game: GameRules, state: object): readonly Payout[] {
  const { coins } = game.outcome(state);
  const lines = game.payout?.(state) ?? [
    { description: `Earned ${coins} coins playing ${game.name}`, coins },
  ];
  return lines.filter((line) => line.coins > 0);
}

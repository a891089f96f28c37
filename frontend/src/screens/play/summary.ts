import type { GameModule, Played, Summary } from '../../games/game-module';

export const GAME_OVER = 'Game Over';

/** Returns title, headline and figures of the result of a game. */
export function summaryOf({ summary }: GameModule, played: Played): Summary {
  return { title: GAME_OVER, headline: null, figures: [], ...summary?.(played) };
}

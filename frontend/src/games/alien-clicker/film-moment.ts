import type { GameId } from 'game-scenes/names';

/** The game of the round of the house. */
export const HOUSE_GAME: GameId = 'alien-clicker';

/** What the page shows beside the picture. */
export interface FilmMoment {
  readonly score: number;
  /** Whole seconds played. */
  readonly second: number;
  /** Part of the round that has been played, 0 to 1. */
  readonly share: number;
  /** Whether the round is over; it begins again after a rest. */
  readonly isOver: boolean;
}

/** The moment before the first tick. */
export const BEGINNING: FilmMoment = { score: 0, second: 0, share: 0, isOver: false };

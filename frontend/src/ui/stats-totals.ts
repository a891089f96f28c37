import { playTimeText } from '../lib/time-labels';

/** Figures of one game, as the API returns them. */
interface GameFigures {
  timesPlayed: number;
  timePlayed: number;
  highScore: number | null;
}

/** Returns the number of games with a record, as text (§9). */
export function gamesPlayedIn(stats: readonly GameFigures[]): string {
  return stats.length.toLocaleString('en-US');
}

/** Returns the number of rounds of all games, as text. */
export function roundsPlayedIn(stats: readonly GameFigures[]): string {
  return stats.reduce((sum, { timesPlayed }) => sum + timesPlayed, 0).toLocaleString('en-US');
}

/** Returns the playing time of all games, as text (§9). */
export function playTimeIn(stats: readonly GameFigures[]): string {
  return playTimeText(secondsPlayedIn(stats));
}

export function secondsPlayedIn(stats: readonly GameFigures[]): number {
  return stats.reduce((sum, { timePlayed }) => sum + timePlayed, 0);
}

/** Returns the highest score of all games, as text; 0 without any (§9). */
export function highestScoreIn(stats: readonly GameFigures[]): string {
  return Math.max(0, ...stats.map(({ highScore }) => highScore ?? 0)).toLocaleString('en-US');
}

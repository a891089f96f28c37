/** A member's record in one game (§7). */
export class GameStatsDto {
  id!: number;
  /** The game's display name, e.g. `Alien Clicker`. */
  gameName!: string;
  /** Best proven score; null before the first proven round. */
  highScore!: number | null;
  /** Proven rounds. */
  timesPlayed!: number;
  /** Proven rounds, under the older name that some screens read. */
  gamesPlayed!: number;
  /** Seconds of proven play. */
  timePlayed!: number;
  level!: number;
}

import { IsTextUpTo, MayBeMissing } from '../../platform/validation/rules.js';

/** A game of the site (§7). */
export class GameDto {
  /** The game's id, e.g. `alien-clicker`. */
  id!: string;
  /** The game's display name, e.g. `Alien Clicker`; the other calls name it by this. */
  name!: string;
  description!: string;
  /** Where it is played, e.g. `/games/alien-clicker`. */
  path!: string;
  /** The address of its cover. */
  imageUrl!: string;
  /** Whether it is shown as new. */
  isNew!: boolean;
}

/** Which records are asked for. */
export class GameStatsQueryDto {
  /** The display name of the only game to answer, e.g. `Alien Racing`; without it all games. */
  @MayBeMissing()
  @IsTextUpTo(64)
  game?: string;
}

/** A member's record in one game (§7). */
export class GameStatsDto {
  id!: number;
  /** The game's display name, e.g. `Alien Clicker`. */
  gameName!: string;
  /** Best score proven under the game's current rules; null before the first such round. */
  highScore!: number | null;
  /** Ticks of the best round, 60 a second, where fewer win among equal scores; null in other games and without a score. */
  bestTicks!: number | null;
  /** Proven rounds. */
  timesPlayed!: number;
  /** Proven rounds, under the older name that some screens read. */
  gamesPlayed!: number;
  /** Seconds of proven play. */
  timePlayed!: number;
  /** Coins that proven rounds of the game have paid. */
  totalCoins!: number;
  /** 1 to begin with, and one more with every ten proven rounds of the game. */
  level!: number;
}

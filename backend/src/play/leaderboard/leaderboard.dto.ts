import { IsIn, IsString, Matches } from 'class-validator';
import { IsTextUpTo, IsWhole, MayBeMissing } from '../../platform/validation/rules.js';
import { QueryInteger } from '../../platform/validation/paging.js';
import { WatchableRoundDto } from '../rounds/own-rounds.dto.js';
import { AvatarCustomizationDto } from '../../members/user/user.dto.js';
import { type Range, RANGES } from '../boards/board-period.js';
import { BOARD_NAMES } from '../boards/ranked-games.js';

/** Maximum number of rows per page. */
const MAX_ROWS = 100;

/** Maximum length of a username. */
const MAX_SEARCH_LENGTH = 24;

const SORTS = ['score', 'recent'] as const;
const ORDERS = ['desc', 'asc'] as const;

/** By what the rows of a board are sorted: their place, or when they were last played. */
export type BoardSort = (typeof SORTS)[number];

/** From the best or newest row down, or the other way. */
export type BoardOrder = (typeof ORDERS)[number];

/** Over which time a board is asked for. */
export class RangeQueryDto {
  /** `today`, `week`, `month` (in UTC, weeks from Monday on) or `all`, which it is when it is left out. */
  @MayBeMissing()
  @IsIn(RANGES)
  range?: Range;
}

/** Which board is asked for. */
export class BoardQueryDto extends RangeQueryDto {
  /** The display name of a game, or `All Games`, which it is when it is left out. */
  @MayBeMissing()
  @IsIn(BOARD_NAMES)
  game?: string;
}

/** Which rows of a board are asked for. */
export class LeaderboardQueryDto extends BoardQueryDto {
  /** `score` (when it is left out) or `recent`. */
  @MayBeMissing()
  @IsIn(SORTS)
  sort?: BoardSort;

  /** `desc` for the best or newest first (when it is left out), or `asc`. */
  @MayBeMissing()
  @IsIn(ORDERS)
  order?: BoardOrder;

  /** Only members whose name begins like this, in upper or lower case. */
  @MayBeMissing()
  @IsTextUpTo(MAX_SEARCH_LENGTH)
  search?: string;

  /** How many rows the answer has at the most; 25 when it is left out. */
  @MayBeMissing()
  @QueryInteger()
  @IsWhole(1, MAX_ROWS)
  limit?: number;

  /** Where to go on, as the `Link` header of another page says. */
  @MayBeMissing()
  @IsString()
  @Matches(/^[A-Za-z0-9_-]{1,80}$/, { message: 'A cursor is what a Link header of this list has given.' })
  cursor?: string;

  /** `me` for the page that has the caller in its middle. */
  @MayBeMissing()
  @IsIn(['me'])
  around?: 'me';
}

/** A row of a board (§3). */
export class LeaderboardEntryDto {
  /** The member's id. */
  id!: number;
  /** The place by score, from 1 on, whatever the rows are searched or sorted by. */
  rank!: number;
  username!: string;
  /** The board's name: a game's, e.g. `Alien Clicker`, or `All Games`. */
  gameName!: string;
  /** The best proven score; for all games 1000 × best ÷ par, added up. */
  score!: number;
  /** Ticks of the round that made it, 60 a second, where fewer win among equal scores; null on other boards. */
  ticks!: number | null;
  /** When the member last played what the board counts, ISO-8601 UTC. */
  lastPlayed!: string;
  /** Whether the row is the caller's own. */
  isCurrentUser!: boolean;
  avatar!: AvatarCustomizationDto;
  /** The address of the member's picture. */
  profilePicture!: string | null;
  /** The round that made the score, where it can be watched (`GET /api/leaderboard/rounds/{round}`). */
  round!: string | null;
}

/** The member right above. */
export class NextRankDto {
  rank!: number;
  username!: string;
  /** How many points more they have; 0 where an equal score was made in fewer ticks or earlier. */
  points!: number;
  /** How many ticks fewer they needed for an equal score, where fewer win; null otherwise. */
  ticks!: number | null;
}

/** The member right above, with their alien. */
export class RivalDto extends NextRankDto {
  avatar!: AvatarCustomizationDto;
  /** The address of their picture. */
  profilePicture!: string | null;
}

/** A member's place on a board. */
export class PlaceDto {
  rank!: number;
  score!: number;
  /** How many members the board has. */
  total!: number;
  /** Who is right above; null at the top. */
  above!: RivalDto | null;
}

/** The member right below on a board, as the board shows them. */
export class NeighbourDto {
  rank!: number;
  username!: string;
  score!: number;
  /** Ticks of the round that made the score, where fewer win among equal scores; null otherwise. */
  ticks!: number | null;
  avatar!: AvatarCustomizationDto;
  /** The address of their picture. */
  profilePicture!: string | null;
}

/** A member's place on the board of a game this week, in UTC. */
export class WeekPlaceDto {
  rank!: number;
  /** How many members the board has. */
  total!: number;
}

class BestDto {
  /** The game's display name, e.g. `Alien Clicker`. */
  gameName!: string;
  /** The game's id, e.g. `alien-clicker`. */
  gameId!: string;
  /** The best proven score; 0 without one. */
  score!: number;
  /** Ticks of the round that made it, where fewer win among equal scores; null in other games and without a score. */
  ticks!: number | null;
  /** The round that made it, where it can be watched. */
  round!: string | null;
}

/** A member's best of one game. */
export class GameBestDto extends BestDto {
  /** The place on the game's board; null without one. */
  rank!: number | null;
}

/** Where the caller stands on a board. */
export class OwnStandingDto {
  /** Null before the first ranked round of the time that is asked for. */
  rank!: number | null;
  /** 0 without a rank. */
  score!: number;
  /** How many members the board has. */
  total!: number;
  /** Who is right above; null without a rank and at the top. */
  toNext!: NextRankDto | null;
  /** How many points more the third has; null for the first three, and on a board with fewer than three. */
  toThird!: number | null;
  /** Every game of the site, in its order. */
  bests!: GameBestDto[];
  /** The first three rows of the board, as the list gives them: podium and own place in one answer. */
  top!: LeaderboardEntryDto[];
}

/** A member's best of one game. */
export class MemberBestDto extends BestDto {
  /** The place on the game's board. */
  rank!: number;
  /** When it was made, ISO-8601 UTC. */
  decidedAt!: string;
}

/** What a member of a board has done, game by game. */
export class MemberStandingDto {
  username!: string;
  avatar!: AvatarCustomizationDto;
  profilePicture!: string | null;
  /** The games with a ranked round in the time that is asked for, in the site's order. */
  bests!: MemberBestDto[];
}

/** A ranked round of any member, with everything that is needed to replay it. */
export class RankedRoundDto extends WatchableRoundDto {
  /** Who played it. */
  username!: string;
  avatar!: AvatarCustomizationDto;
}

import { GoalDto } from '../../economy/store/goal.dto.js';
import { IsTextUpTo } from '../../platform/validation/rules.js';
import { NeighbourDto, PlaceDto, WeekPlaceDto } from '../../play/leaderboard/leaderboard.dto.js';
import { BadgeDto } from '../profile/profile.dto.js';

/** Which game is asked for. */
export class GameProgressQueryDto {
  /** The game's display name, e.g. `Alien Clicker`. */
  @IsTextUpTo(64)
  game!: string;
}

/** The item that a member can aim for next. */
export class NextItemDto extends GoalDto {
  /** Whether the member has chosen to save for it. */
  isGoal!: boolean;
}

/** Where a member stands in a game, and what is next. */
export class GameProgressDto {
  gameName!: string;
  /** The place on the game's board of all time, with who is right above; null without one. */
  place!: PlaceDto | null;
  /** Who is right below on that board; null at its end and without a place. */
  below!: NeighbourDto | null;
  /** The place on this week's board; null without one. */
  week!: WeekPlaceDto | null;
  /** Mean score of the last ten proven rounds under the current rules; null when there are fewer than three. */
  usualScore!: number | null;
  /** The saved goal, or the cheapest item on sale that the member does not own and can reach in five rounds. */
  next!: NextItemDto | null;
  /** Mean coins of the member's last ten paid rounds, with fractions; 15 before the first. */
  coinsPerRound!: number;
  /** The badges of the game in display order, locked ones included. */
  badges!: BadgeDto[];
  /** Whether a round of any game has ever paid coins. */
  hasBeenPaid!: boolean;
}

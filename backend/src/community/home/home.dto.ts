import { CoinTransactionDto } from '../../economy/coins/coins.dto.js';
import { NotificationsSummaryDto } from '../../members/notifications/notifications.dto.js';
import { SiteDto } from '../../members/settings/settings.dto.js';
import { AvatarCustomizationDto } from '../../members/user/user.dto.js';
import { GameDto, GameStatsDto } from '../../play/games/games.dto.js';
import { OwnStandingDto, PlaceDto } from '../../play/leaderboard/leaderboard.dto.js';

/** An upcoming stream (§3). */
export class UpcomingEventDto {
  /** Unique within one answer. */
  id!: number;
  title!: string;
  /** The display name of the game. */
  game!: string;
  /** ISO-8601, UTC. */
  startsAt!: string;
  isSample!: boolean;
}

/** An announcement of the site (§3). */
export class AnnouncementDto {
  id!: number;
  title!: string;
  description!: string;
  /** ISO-8601, UTC. */
  date!: string;
  isSample!: boolean;
}

/** The game that the member played last. */
export class LastGameDto {
  game!: GameDto;
  /** Their place on its board of all time, with their best score; null without one. */
  place!: PlaceDto | null;
}

/** A friend who is online. */
export class FriendOnlineDto {
  userId!: number;
  username!: string;
  avatar!: AvatarCustomizationDto;
  /** The display name of the game they are playing. */
  playing!: string | null;
}

/** The member's friends who are online. */
export class FriendsOnlineDto {
  /** How many friends the member has. */
  total!: number;
  /** How many of them are online. */
  online!: number;
  /** Up to six of those; who plays comes first. */
  shown!: FriendOnlineDto[];
}

/** The sticker that costs least. */
export class FirstStickerDto {
  name!: string;
  /** Coins. */
  price!: number;
  /** The address of its picture. */
  image!: string | null;
  /** Its id in the store; null for one of the customizer alone. */
  storeItemId!: number | null;
}

/** The first steps of a new member, in any order. */
export class FirstFlightDto {
  /** The colour that they chose free of charge; null before. */
  colour!: string | null;
  /** Whether a round of theirs was proven. */
  hasPlayed!: boolean;
  /** Whether they own a sticker that not everybody owns. */
  hasSticker!: boolean;
  /** Mean coins of their last rounds, or of a usual one. */
  coinsPerRound!: number;
  /** The cheapest sticker on sale that not everybody owns; null without one. */
  sticker!: FirstStickerDto | null;
}

/** Everything that the home screen shows (§2). */
export class HomeDto {
  featuredGames!: GameDto[];
  /** Soonest first. */
  upcomingEvents!: UpcomingEventDto[];
  /** Newest first. */
  announcements!: AnnouncementDto[];
  /** The member's records, as `GET /api/games/stats` answers them. */
  stats!: GameStatsDto[];
  /** The newest 5 lines of the member's ledger. */
  activity!: CoinTransactionDto[];
  /** The member's standing over all games and all time, as `GET /api/leaderboard/me` answers it. */
  standing!: OwnStandingDto;
  /** The member's place over all games this week (UTC); null without one. */
  place!: PlaceDto | null;
  /** Null before the first proven round of a ranked game. */
  lastGame!: LastGameDto | null;
  friends!: FriendsOnlineDto;
  /** What is unread, as `GET /api/notifications/summary` answers it. */
  notifications!: NotificationsSummaryDto;
  /** The settings of every page, as `GET /api/site` answers them. */
  site!: SiteDto;
  /** Null once the member has taken all steps or skipped them. */
  firstFlight!: FirstFlightDto | null;
}

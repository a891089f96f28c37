import { GameDto } from '../../play/games/games.dto.js';

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

/** The site's part of the home screen (§2). */
export class HomeDto {
  featuredGames!: GameDto[];
  /** Soonest first. */
  upcomingEvents!: UpcomingEventDto[];
  /** Newest first. */
  announcements!: AnnouncementDto[];
}

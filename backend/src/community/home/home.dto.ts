import { GameDto } from '../../play/games/games.dto.js';

/** A stream that is still to come (§3). */
export class UpcomingEventDto {
  /** Tells the streams of one answer apart. */
  id!: number;
  title!: string;
  /** The display name of the game that is shown. */
  game!: string;
  /** ISO-8601, UTC. */
  startsAt!: string;
}

/** Something the site has to tell (§3). */
export class AnnouncementDto {
  id!: number;
  title!: string;
  description!: string;
  /** ISO-8601, UTC. */
  date!: string;
}

/** What the home screen shows beside the member's own (§2). */
export class HomeDto {
  featuredGames!: GameDto[];
  /** Soonest first. */
  upcomingEvents!: UpcomingEventDto[];
  /** Newest first. */
  announcements!: AnnouncementDto[];
}

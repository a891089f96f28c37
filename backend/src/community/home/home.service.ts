import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { listedGames } from '../../play/games/games.list.js';
import type { GameDto } from '../../play/games/games.dto.js';
import { StreamCalendarService } from '../../live/livestream/stream-calendar.service.js';
import { AnnouncementEntity } from './announcement.entity.js';
import type { AnnouncementDto, HomeDto } from './home.dto.js';

/** Featured games of the home screen, in display order (§2). */
const FEATURED = ['alien-racing', 'alien-clicker'];

/** Maximum number of rows in each list of the home screen. */
const MAX_ROWS = 20;

/** Reads the site's part of the home screen. */
@Injectable()
export class HomeService {
  constructor(
    private readonly database: Database,
    private readonly calendar: StreamCalendarService,
  ) {}

  /** Returns featured games, upcoming events and announcements. */
  async show(): Promise<HomeDto> {
    const [upcomingEvents, announcements] = await Promise.all([
      this.calendar.upcoming(),
      this.announcements(),
    ]);
    return { featuredGames: featuredGames(), upcomingEvents, announcements };
  }

  private async announcements(): Promise<AnnouncementDto[]> {
    const announcements = await this.database.repository(AnnouncementEntity).find({
      order: { date: 'DESC', id: 'DESC' },
      take: MAX_ROWS,
    });
    return announcements.map(({ id, title, description, date, isSample }) => ({
      id,
      title,
      description,
      date: date.toISOString(),
      isSample,
    }));
  }
}

function featuredGames(): GameDto[] {
  const games = listedGames();
  return FEATURED.flatMap((id) => games.filter((game) => game.id === id));
}

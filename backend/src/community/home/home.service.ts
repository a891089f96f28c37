import { Injectable } from '@nestjs/common';
import type { GameId } from 'game-scenes/rules';
import { CoinsService } from '../../economy/coins/coins.service.js';
import { NotificationsService } from '../../members/notifications/notifications.service.js';
import { SettingsAdminService } from '../../members/settings/settings-admin.service.js';
import { Database } from '../../platform/database/database.js';
import { ALL, boardNamed } from '../../play/boards/ranked-games.js';
import { GameStatsService } from '../../play/games/game-stats.service.js';
import { listedGames } from '../../play/games/games.list.js';
import type { GameDto } from '../../play/games/games.dto.js';
import { StandingsService } from '../../play/leaderboard/standings.service.js';
import { StreamCalendarService } from '../../live/livestream/stream-calendar.service.js';
import { AnnouncementEntity } from './announcement.entity.js';
import { FirstFlightService } from './first-flight.service.js';
import { FriendsOnlineService } from './friends-online.service.js';
import type { AnnouncementDto, FirstFlightDto, HomeDto, LastGameDto } from './home.dto.js';

/** Featured games of the home screen, in display order (§2). */
const FEATURED: readonly GameId[] = ['alien-racing', 'alien-clicker'];

/** Maximum number of rows in each list of the home screen. */
const MAX_ROWS = 20;

/** Lines of the ledger that the home screen shows (§9). */
const ACTIVITY_LINES = 5;

/** Reads everything that the home screen shows. */
@Injectable()
export class HomeService {
  constructor(
    private readonly database: Database,
    private readonly calendar: StreamCalendarService,
    private readonly gameStats: GameStatsService,
    private readonly coins: CoinsService,
    private readonly standings: StandingsService,
    private readonly friends: FriendsOnlineService,
    private readonly notifications: NotificationsService,
    private readonly settings: SettingsAdminService,
    private readonly firstFlight: FirstFlightService,
  ) {}

  /** Returns what the home screen of a member shows. Each part is read by an index, however many members there are. */
  async show(userId: number): Promise<HomeDto> {
    const upcomingEvents = await this.calendar.upcoming();
    const announcements = await this.announcements();
    const site = await this.settings.site();
    const stats = await this.gameStats.statsOf(userId);
    const activity = await this.coins.transactionsOf(userId, { limit: ACTIVITY_LINES });
    const standing = await this.standings.own(userId, {});
    const place = await this.standings.place(userId, ALL, 'week');
    const lastGame = await this.lastGame(userId);
    const friends = await this.friends.of(userId);
    const notifications = await this.notifications.summaryOf(userId);
    const steps = await this.firstFlight.stepsOf(userId);
    const firstFlight: FirstFlightDto | null = steps && { ...steps, hasPlayed: stats.length > 0 };
    return {
      ...{ featuredGames: featuredGames(), upcomingEvents, announcements, site },
      ...{ stats, activity: activity.rows, standing, place, lastGame, friends, notifications, firstFlight },
    };
  }

  private async lastGame(userId: number): Promise<LastGameDto | null> {
    const games = listedGames();
    const last = await this.gameStats.lastGameOf(
      userId,
      games.map(({ name }) => name),
    );
    const game = games.find(({ name }) => name === last);
    const board = game && boardNamed(game.name);
    return board ? { game, place: await this.standings.place(userId, board, 'all') } : null;
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

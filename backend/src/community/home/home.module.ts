import { Module } from '@nestjs/common';
import { CoinsModule } from '../../economy/coins/coins.module.js';
import { StoreModule } from '../../economy/store/store.module.js';
import { LivestreamModule } from '../../live/livestream/livestream.module.js';
import { FriendshipsModule } from '../../members/friendships/friendships.module.js';
import { NotificationsModule } from '../../members/notifications/notifications.module.js';
import { SettingsModule } from '../../members/settings/settings.module.js';
import { GamesModule } from '../../play/games/games.module.js';
import { LeaderboardModule } from '../../play/leaderboard/leaderboard.module.js';
import { FirstFlightService } from './first-flight.service.js';
import { FriendsOnlineService } from './friends-online.service.js';
import { HomeController } from './home.controller.js';
import { HomeService } from './home.service.js';

/** The home screen, in one read. */
@Module({
  imports: [
    CoinsModule,
    FriendshipsModule,
    GamesModule,
    LeaderboardModule,
    LivestreamModule,
    NotificationsModule,
    SettingsModule,
    StoreModule,
  ],
  controllers: [HomeController],
  providers: [HomeService, FirstFlightService, FriendsOnlineService],
})
export class HomeModule {}

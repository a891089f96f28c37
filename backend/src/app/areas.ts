import type { Type } from '@nestjs/common';
import { AdminModule } from '../operations/admin/admin.module.js';
import { AdminDatabaseModule } from '../operations/database/database.module.js';
import { AdminOverviewModule } from '../operations/overview/overview.module.js';
import { AuditModule } from '../members/audit/audit.module.js';
import { AuthModule } from '../members/auth/auth.module.js';
import { BonusModule } from '../economy/bonus/bonus.module.js';
import { ChatModule } from '../community/chat/chat.module.js';
import { CoinsModule } from '../economy/coins/coins.module.js';
import { FriendsModule } from '../community/friends/friends.module.js';
import { GamesModule } from '../play/games/games.module.js';
import { HomeModule } from '../community/home/home.module.js';
import { LeaderboardModule } from '../play/leaderboard/leaderboard.module.js';
import { NotificationsModule } from '../members/notifications/notifications.module.js';
import { LivestreamModule } from '../live/livestream/livestream.module.js';
import { ProgressModule } from '../community/progress/progress.module.js';
import { ProfileModule } from '../community/profile/profile.module.js';
import { PresenceModule } from '../platform/realtime/presence.module.js';
import { RealtimeModule } from '../platform/realtime/realtime.module.js';
import { RoundsModule } from '../play/rounds/rounds.module.js';
import { SamplesModule } from '../operations/samples/samples.module.js';
import { SettingsModule } from '../members/settings/settings.module.js';
import { StoreModule } from '../economy/store/store.module.js';
import { UserModule } from '../members/user/user.module.js';

/** Every area of the API. A new area is a folder with a module and one line here. */
export const AREAS: readonly Type[] = [
  RealtimeModule,
  PresenceModule,
  AuditModule,
  AuthModule,
  UserModule,
  CoinsModule,
  GamesModule,
  RoundsModule,
  StoreModule,
  BonusModule,
  HomeModule,
  ProfileModule,
  ProgressModule,
  ChatModule,
  LeaderboardModule,
  FriendsModule,
  NotificationsModule,
  LivestreamModule,
  SettingsModule,
  AdminModule,
  AdminOverviewModule,
  AdminDatabaseModule,
  SamplesModule,
];

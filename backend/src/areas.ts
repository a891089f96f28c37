import type { Type } from '@nestjs/common';
import { AdminAuditModule } from './admin/audit/admin-audit.module.js';
import { AdminCoinsModule } from './admin/coins/admin-coins.module.js';
import { AdminUsersModule } from './admin/users/admin-users.module.js';
import { AdminDatabaseModule } from './admin/database/database.module.js';
import { AdminOverviewModule } from './admin/overview/overview.module.js';
import { AnnouncementsAdminModule } from './admin/announcements/announcements.module.js';
import { AdminStoreModule } from './admin/store/admin-store.module.js';
import { AuthModule } from './auth/auth.module.js';
import { AvatarModule } from './avatar/avatar.module.js';
import { BonusModule } from './bonus/bonus.module.js';
import { ChatModule } from './chat/chat.module.js';
import { CoinsModule } from './coins/coins.module.js';
import { FriendsModule } from './friends/friends.module.js';
import { GamesModule } from './games/games.module.js';
import { HomeModule } from './home/home.module.js';
import { InventoryModule } from './inventory/inventory.module.js';
import { LeaderboardModule } from './leaderboard/leaderboard.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { LivestreamModule } from './livestream/livestream.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { RacingModule } from './racing/racing.module.js';
import { PresenceModule } from './realtime/presence.module.js';
import { RealtimeModule } from './realtime/realtime.module.js';
import { RoundsModule } from './rounds/rounds.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { StoreModule } from './store/store.module.js';
import { UserModule } from './user/user.module.js';

/** Every area of the API. A new area is a folder with a module and one line here. */
export const AREAS: readonly Type[] = [
  RealtimeModule,
  PresenceModule,
  AuthModule,
  UserModule,
  CoinsModule,
  GamesModule,
  RoundsModule,
  RacingModule,
  InventoryModule,
  AvatarModule,
  StoreModule,
  BonusModule,
  HomeModule,
  ProfileModule,
  ChatModule,
  LeaderboardModule,
  FriendsModule,
  NotificationsModule,
  LivestreamModule,
  SettingsModule,
  AdminUsersModule,
  AdminCoinsModule,
  AdminAuditModule,
  AdminOverviewModule,
  AdminDatabaseModule,
  AdminStoreModule,
  AnnouncementsAdminModule,
];

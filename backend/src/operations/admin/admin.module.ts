import { Module } from '@nestjs/common';
import { ProfileModule } from '../../community/profile/profile.module.js';
import { CoinsModule } from '../../economy/coins/coins.module.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { NotificationsModule } from '../../members/notifications/notifications.module.js';
import { AnnouncementsController } from './announcements/announcements.controller.js';
import { AnnouncementsAdminService } from './announcements/announcements.service.js';
import { AdminAuditController } from './audit/admin-audit.controller.js';
import { AuditReaderService } from './audit/audit-reader.service.js';
import { AdminCoinsController } from './coins/admin-coins.controller.js';
import { CoinChangesService } from './coins/coin-changes.service.js';
import { CoinDistributionService } from './coins/coin-distribution.service.js';
import { AdminStoreController } from './store/admin-store.controller.js';
import { AdminStoreService } from './store/admin-store.service.js';
import { AdminUsersController } from './users/admin-users.controller.js';
import { AdminUsersService } from './users/admin-users.service.js';
import { UserListService } from './users/user-list.service.js';

/** Users, coins, audit log, store and announcements for admins. */
@Module({
  imports: [AuthModule, CoinsModule, NotificationsModule, ProfileModule],
  controllers: [
    AdminUsersController,
    AdminCoinsController,
    AdminAuditController,
    AdminStoreController,
    AnnouncementsController,
  ],
  providers: [
    AdminUsersService,
    UserListService,
    CoinChangesService,
    CoinDistributionService,
    AuditReaderService,
    AdminStoreService,
    AnnouncementsAdminService,
  ],
})
export class AdminModule {}

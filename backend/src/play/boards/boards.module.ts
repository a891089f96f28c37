import { Module } from '@nestjs/common';
import { FriendshipsModule } from '../../members/friendships/friendships.module.js';
import { NotificationsModule } from '../../members/notifications/notifications.module.js';
import { BlockLimits } from './board-blocks.js';
import { BoardMaintenanceService } from './board-maintenance.service.js';
import { BoardNotificationsService } from './board-notifications.service.js';
import { BoardRankingService } from './board-ranking.service.js';

/** Leaderboards: updated by verdicts, voids and closed accounts, rebuilt by a command. */
@Module({
  imports: [FriendshipsModule, NotificationsModule],
  providers: [BlockLimits, BoardNotificationsService, BoardRankingService, BoardMaintenanceService],
  exports: [BoardRankingService, BoardMaintenanceService],
})
export class BoardsModule {}

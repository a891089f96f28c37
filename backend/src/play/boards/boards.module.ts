import { Module } from '@nestjs/common';
import { FriendshipsModule } from '../../members/friendships/friendships.module.js';
import { NotificationsModule } from '../../members/notifications/notifications.module.js';
import { BlockLimits } from './board-blocks.js';
import { BoardNotificationsService } from './board-notifications.service.js';
import { BoardWriterService } from './board-writer.service.js';
import { BoardRebuildService } from './board-rebuild.service.js';
import { BoardCleanupService } from './board-cleanup.service.js';
import { BoardRankingService } from './board-ranking.service.js';

/** Leaderboards: updated by verdicts, voids and closed accounts, rebuilt by a command. */
@Module({
  imports: [FriendshipsModule, NotificationsModule],
  providers: [
    BlockLimits,
    BoardWriterService,
    BoardNotificationsService,
    BoardRankingService,
    BoardRebuildService,
    BoardCleanupService,
  ],
  exports: [BoardRankingService, BoardRebuildService, BoardCleanupService],
})
export class BoardsModule {}

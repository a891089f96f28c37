import { Module } from '@nestjs/common';
import { CoinsModule } from '../../economy/coins/coins.module.js';
import { StoreModule } from '../../economy/store/store.module.js';
import { LeaderboardModule } from '../../play/leaderboard/leaderboard.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { ProgressController } from './progress.controller.js';
import { ProgressService } from './progress.service.js';

/** Where a member stands in a game, in one read. */
@Module({
  imports: [CoinsModule, LeaderboardModule, ProfileModule, StoreModule],
  controllers: [ProgressController],
  providers: [ProgressService],
})
export class ProgressModule {}

import { Module } from '@nestjs/common';
import { RoundsModule } from '../rounds/rounds.module.js';
import { BoardsModule } from '../boards/boards.module.js';
import { BoardsUpkeep } from './boards-upkeep.service.js';
import { LeaderboardController } from './leaderboard.controller.js';
import { LeaderboardService } from './leaderboard.service.js';
import { RankedRoundsService } from './ranked-rounds.service.js';
import { StandingsService } from './standings.service.js';
import { WatchableRounds } from './watchable-rounds.service.js';

/** What members see of the boards. */
@Module({
  imports: [BoardsModule, RoundsModule],
  controllers: [LeaderboardController],
  providers: [LeaderboardService, StandingsService, RankedRoundsService, WatchableRounds, BoardsUpkeep],
})
export class LeaderboardModule {}

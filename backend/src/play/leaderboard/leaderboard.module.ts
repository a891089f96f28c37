import { Module, type OnModuleInit } from '@nestjs/common';
import { AccountEvents } from '../../members/auth/account-events.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { RoundsModule } from '../rounds/rounds.module.js';
import { BoardsModule } from '../boards/boards.module.js';
import { BoardRankingService } from '../boards/board-ranking.service.js';
import { BoardMaintenanceService } from './board-maintenance.service.js';
import { LeaderboardController } from './leaderboard.controller.js';
import { LeaderboardService } from './leaderboard.service.js';
import { RankedRoundsService } from './ranked-rounds.service.js';
import { StandingsService } from './standings.service.js';
import { WatchableRoundsService } from './watchable-rounds.service.js';

/** API of the leaderboards. */
@Module({
  imports: [AuthModule, BoardsModule, RoundsModule],
  controllers: [LeaderboardController],
  providers: [
    LeaderboardService,
    StandingsService,
    RankedRoundsService,
    WatchableRoundsService,
    BoardMaintenanceService,
  ],
})
export class LeaderboardModule implements OnModuleInit {
  constructor(
    private readonly boards: BoardRankingService,
    private readonly accountEvents: AccountEvents,
  ) {}

  /** Subscribed here and not in `BoardsModule`, which commands load without accounts. */
  onModuleInit(): void {
    this.accountEvents.onClosed((tx, userId) => this.boards.remove(tx, userId));
  }
}

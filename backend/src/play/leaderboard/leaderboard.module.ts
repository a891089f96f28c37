import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Scheduler } from '../../platform/common/scheduler.js';
import { AccountEvents } from '../../members/auth/account-events.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { RoundsModule } from '../rounds/rounds.module.js';
import { BoardsModule } from '../boards/boards.module.js';
import { BoardMaintenanceService } from '../boards/board-maintenance.service.js';
import { BoardRankingService } from '../boards/board-ranking.service.js';
import { LeaderboardController } from './leaderboard.controller.js';
import { LeaderboardService } from './leaderboard.service.js';
import { RankedRoundsService } from './ranked-rounds.service.js';
import { StandingsService } from './standings.service.js';

const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/** API of the leaderboards. */
@Module({
  imports: [AuthModule, BoardsModule, RoundsModule],
  controllers: [LeaderboardController],
  providers: [LeaderboardService, StandingsService, RankedRoundsService],
  exports: [StandingsService],
})
export class LeaderboardModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly boards: BoardRankingService,
    private readonly maintenance: BoardMaintenanceService,
    private readonly scheduler: Scheduler,
    private readonly accountEvents: AccountEvents,
  ) {}

  /** Subscribed here and not in `BoardsModule`, which commands load without accounts. */
  onModuleInit(): void {
    this.accountEvents.onClosed((tx, userId) => this.boards.remove(tx, userId));
  }

  /** Ensures before the first request that the boards match this version's games, points and tie rules. */
  async onApplicationBootstrap(): Promise<void> {
    await this.maintenance.countByCurrentRules();
    this.scheduler.every(
      SWEEP_INTERVAL_MS,
      () => this.maintenance.sweep(),
      'Ended boards could not be deleted.',
    );
  }
}

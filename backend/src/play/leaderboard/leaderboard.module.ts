import { Module, type OnModuleInit } from '@nestjs/common';
import { AccountEvents } from '../../members/auth/account-events.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { RoundsModule } from '../rounds/rounds.module.js';
import { BoardsModule } from '../boards/boards.module.js';
import { Boards } from '../boards/boards.service.js';
import { BoardsUpkeep } from './boards-upkeep.service.js';
import { LeaderboardController } from './leaderboard.controller.js';
import { LeaderboardService } from './leaderboard.service.js';
import { RankedRoundsService } from './ranked-rounds.service.js';
import { StandingsService } from './standings.service.js';
import { WatchableRounds } from './watchable-rounds.service.js';

/** What members see of the boards. */
@Module({
  imports: [AuthModule, BoardsModule, RoundsModule],
  controllers: [LeaderboardController],
  providers: [LeaderboardService, StandingsService, RankedRoundsService, WatchableRounds, BoardsUpkeep],
})
export class LeaderboardModule implements OnModuleInit {
  constructor(
    private readonly boards: Boards,
    private readonly accountEvents: AccountEvents,
  ) {}

  /** Here and not in `BoardsModule`, which commands load without accounts. */
  onModuleInit(): void {
    this.accountEvents.onClosed((tx, userId) => this.boards.remove(tx, userId));
  }
}

import { Module } from '@nestjs/common';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';
import { DailyStatsService } from './daily-stats.service.js';
import { DailyStatsTimerService } from './daily-stats-timer.service.js';

/** Overview for admins, and the daily stats that it is read from. */
@Module({
  controllers: [OverviewController],
  providers: [OverviewService, DailyStatsService, DailyStatsTimerService],
})
export class AdminOverviewModule {}

import { Module } from '@nestjs/common';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';
import { TallyKeeper } from './tally-keeper.service.js';
import { TallyTimer } from './tally-timer.service.js';

/** How the site is, for admins, and the tallies of days that it is read from. */
@Module({
  controllers: [OverviewController],
  providers: [OverviewService, TallyKeeper, TallyTimer],
})
export class AdminOverviewModule {}

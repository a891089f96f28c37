import { Module } from '@nestjs/common';
import { LedgerTotalsService } from './ledger-totals.service.js';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';

/** Overview of the site for admins. */
@Module({
  controllers: [OverviewController],
  providers: [OverviewService, LedgerTotalsService],
})
export class AdminOverviewModule {}

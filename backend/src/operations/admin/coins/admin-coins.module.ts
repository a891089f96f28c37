import { Module } from '@nestjs/common';
import { AuditModule } from '../../../members/audit/audit.module.js';
import { CoinsModule } from '../../../economy/coins/coins.module.js';
import { NotificationsModule } from '../../../members/notifications/notifications.module.js';
import { AdminCoinsController } from './admin-coins.controller.js';
import { CoinChangesService } from './coin-changes.service.js';
import { CoinDistributionService } from './coin-distribution.service.js';

@Module({
  imports: [AuditModule, CoinsModule, NotificationsModule],
  controllers: [AdminCoinsController],
  providers: [CoinChangesService, CoinDistributionService],
})
export class AdminCoinsModule {}

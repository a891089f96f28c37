import { Module } from '@nestjs/common';
import { ClockWatchService } from './clock-watch.service.js';
import { HealthController } from './health.controller.js';
import { StorageWatchService } from './storage-watch.service.js';

/** Health checks for load balancers, and the watches over clock and storage. */
@Module({
  controllers: [HealthController],
  providers: [ClockWatchService, StorageWatchService],
  exports: [StorageWatchService],
})
export class HealthModule {}

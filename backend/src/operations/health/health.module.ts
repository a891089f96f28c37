import { Module } from '@nestjs/common';
import { ClockWatchService } from './clock-watch.service.js';
import { HealthController } from './health.controller.js';
import { StorageWatchService } from './storage-watch.service.js';

/** What a load balancer asks, and whether the clock and the storage can be trusted. */
@Module({
  controllers: [HealthController],
  providers: [ClockWatchService, StorageWatchService],
  exports: [StorageWatchService],
})
export class HealthModule {}

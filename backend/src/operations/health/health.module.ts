import { Module } from '@nestjs/common';
import { ClockWatch } from './clock-watch.service.js';
import { HealthController } from './health.controller.js';
import { StorageWatch } from './storage-watch.service.js';

/** What a load balancer asks, and whether the clock and the storage can be trusted. */
@Module({
  controllers: [HealthController],
  providers: [ClockWatch, StorageWatch],
  exports: [StorageWatch],
})
export class HealthModule {}

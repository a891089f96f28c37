import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { StorageProbeService } from './storage-probe.service.js';

/** Health checks for load balancers, and the probe of the storage. */
@Module({
  controllers: [HealthController],
  providers: [StorageProbeService],
  exports: [StorageProbeService],
})
export class HealthModule {}

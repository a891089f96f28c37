import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';

/** What a load balancer asks. */
@Module({ controllers: [HealthController] })
export class HealthModule {}

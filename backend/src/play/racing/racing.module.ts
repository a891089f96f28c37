import { Module } from '@nestjs/common';
import { RacingController } from './racing.controller.js';
import { RacingService } from './racing.service.js';

@Module({ controllers: [RacingController], providers: [RacingService] })
export class RacingModule {}

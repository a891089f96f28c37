import { Module } from '@nestjs/common';
import { CoinsModule } from '../../economy/coins/coins.module.js';
import { RacingController } from './racing.controller.js';
import { RacingService } from './racing.service.js';

@Module({ imports: [CoinsModule], controllers: [RacingController], providers: [RacingService] })
export class RacingModule {}

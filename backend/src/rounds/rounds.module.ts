import { Module } from '@nestjs/common';
import { CoinsModule } from '../coins/coins.module.js';
import { GamesModule } from '../games/games.module.js';
import { RoundsController } from './rounds.controller.js';
import { TicketsService } from './tickets.service.js';
import { VerdictsService } from './verdicts.service.js';

@Module({
  imports: [CoinsModule, GamesModule],
  controllers: [RoundsController],
  providers: [TicketsService, VerdictsService],
})
export class RoundsModule {}

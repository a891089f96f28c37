import { Module } from '@nestjs/common';
import { GameStatsService } from './game-stats.service.js';
import { GamesController } from './games.controller.js';

@Module({
  controllers: [GamesController],
  providers: [GameStatsService],
  exports: [GameStatsService],
})
export class GamesModule {}

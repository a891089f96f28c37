import { Module } from '@nestjs/common';
import { AuditModule } from '../../members/audit/audit.module.js';
import { CoinsModule } from '../../economy/coins/coins.module.js';
import { GamesModule } from '../games/games.module.js';
import { BoardsModule } from '../boards/boards.module.js';
import { LogRetention } from './log-retention.service.js';
import { OwnRoundsService } from './own-rounds.service.js';
import { RoundClosing } from './round-closing.service.js';
import { RoundJudge } from './round-judge.service.js';
import { RoundVoids } from './round-voids.service.js';
import { RoundsAdminController } from './rounds-admin.controller.js';
import { RoundsAdminService } from './rounds-admin.service.js';
import { RoundsController } from './rounds.controller.js';
import { Rulebook } from './rulebook.js';
import { TicketsService } from './tickets.service.js';
import { VerdictsService } from './verdicts.service.js';

@Module({
  imports: [CoinsModule, GamesModule, BoardsModule, AuditModule],
  controllers: [RoundsController, RoundsAdminController],
  providers: [
    Rulebook,
    TicketsService,
    OwnRoundsService,
    RoundJudge,
    RoundClosing,
    VerdictsService,
    RoundsAdminService,
    RoundVoids,
    LogRetention,
  ],
  exports: [LogRetention, OwnRoundsService, Rulebook],
})
export class RoundsModule {}

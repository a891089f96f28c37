import { Module } from '@nestjs/common';
import { CoinsModule } from '../../economy/coins/coins.module.js';
import { GamesModule } from '../games/games.module.js';
import { BoardsModule } from '../boards/boards.module.js';
import { OwnRoundsService } from './own-rounds.service.js';
import { RacingController } from './racing.controller.js';
import { RacingService } from './racing.service.js';
import { RoundVerifierService } from './round-verifier.service.js';
import { RoundsAdminController } from './rounds-admin.controller.js';
import { RoundsAdminService } from './rounds-admin.service.js';
import { RoundsCleanupService } from './rounds-cleanup.service.js';
import { RoundsController } from './rounds.controller.js';
import { RulesRegistryService } from './rules-registry.service.js';
import { TicketsService } from './tickets.service.js';
import { VerdictsService } from './verdicts.service.js';

@Module({
  imports: [CoinsModule, GamesModule, BoardsModule],
  controllers: [RoundsController, RacingController, RoundsAdminController],
  providers: [
    RulesRegistryService,
    TicketsService,
    OwnRoundsService,
    RacingService,
    RoundVerifierService,
    VerdictsService,
    RoundsAdminService,
    RoundsCleanupService,
  ],
  exports: [OwnRoundsService, RulesRegistryService],
})
export class RoundsModule {}

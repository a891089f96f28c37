import { Module } from '@nestjs/common';
import { CoinsController } from './coins.controller.js';
import { CoinLedger } from './coin-ledger.service.js';
import { CoinsService } from './coins.service.js';

@Module({
  controllers: [CoinsController],
  providers: [CoinsService, CoinLedger],
  exports: [CoinLedger, CoinsService],
})
export class CoinsModule {}

import { Module } from '@nestjs/common';
import { BalanceUpdatesService } from './balance-updates.service.js';
import { CoinsController } from './coins.controller.js';
import { CoinLedger } from './coin-ledger.service.js';
import { CoinsService } from './coins.service.js';

@Module({
  controllers: [CoinsController],
  providers: [CoinsService, CoinLedger, BalanceUpdatesService],
  exports: [CoinLedger],
})
export class CoinsModule {}

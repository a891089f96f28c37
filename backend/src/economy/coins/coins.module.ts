import { Module } from '@nestjs/common';
import { BalanceNews } from './balance-news.js';
import { CoinsController } from './coins.controller.js';
import { CoinLedger } from './coins.ledger.js';
import { CoinsService } from './coins.service.js';

@Module({
  controllers: [CoinsController],
  providers: [CoinsService, CoinLedger, BalanceNews],
  exports: [CoinLedger],
})
export class CoinsModule {}

import { Controller, Get } from '@nestjs/common';
import { Member } from '../common/access.js';
import { CurrentUser, type Identity } from '../common/current-user.js';
import { CoinTransactionDto } from './coins.dto.js';
import { CoinsService } from './coins.service.js';

@Controller('coins')
export class CoinsController {
  constructor(private readonly coins: CoinsService) {}

  /** The member's coin transactions, newest first. */
  @Member()
  @Get('transactions')
  transactions(@CurrentUser() member: Identity): Promise<CoinTransactionDto[]> {
    return this.coins.transactionsOf(member.id);
  }
}

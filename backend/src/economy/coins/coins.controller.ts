import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { type PageAnswer, Paged, PageQueryDto, wholeUnlessPaged } from '../../platform/validation/paging.js';
import { CoinTransactionDto, EarnedCoinsDto } from './coins.dto.js';
import { CoinsService } from './coins.service.js';

@Controller('coins')
export class CoinsController {
  constructor(private readonly coins: CoinsService) {}

  /** The member's coin transactions, newest first: up to 1,000, or a page. `Link` leads to older ones. */
  @Member()
  @Get('transactions')
  async transactions(
    @CurrentUser() member: Identity,
    @Query() query: PageQueryDto,
    @Paged() answer: PageAnswer,
  ): Promise<CoinTransactionDto[]> {
    return answer.of(await this.coins.transactionsOf(member.id, wholeUnlessPaged(query)));
  }

  /**
   * Answers the (first) ledger line of a round that was already paid, and changes no balance. Anything else
   * is rejected with `coins.nothing_earned`.
   */
  @Member()
  @Post('add')
  @HttpCode(200)
  add(@CurrentUser() member: Identity, @Body() earned: EarnedCoinsDto): Promise<CoinTransactionDto> {
    return this.coins.acknowledge(member.id, earned);
  }
}

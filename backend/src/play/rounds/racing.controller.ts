import { Controller, Get, Query } from '@nestjs/common';
import { CoinTransactionDto } from '../../economy/coins/coins.dto.js';
import { CoinsService } from '../../economy/coins/coins.service.js';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { type PageAnswer, Paged, PageQueryDto, wholeUnlessPaged } from '../../platform/validation/paging.js';
import { RacingSummaryDto } from './racing.dto.js';
import { RacingService } from './racing.service.js';

@Controller('racing')
export class RacingController {
  constructor(
    private readonly racing: RacingService,
    private readonly coins: CoinsService,
  ) {}

  /** What the member has earned by racing, newest first: up to 1,000 lines, or a page. The `Link` header leads to older ones. */
  @Member()
  @Get('coin-history')
  async coinHistory(
    @CurrentUser() member: Identity,
    @Query() query: PageQueryDto,
    @Paged() answer: PageAnswer,
  ): Promise<CoinTransactionDto[]> {
    return answer.of(await this.coins.transactionsOf(member.id, wholeUnlessPaged(query), 'racing'));
  }

  /** All coins from the member's racing lines, and how many simulator runs were drawn today and pay a day. */
  @Member()
  @Get('summary')
  summary(@CurrentUser() member: Identity): Promise<RacingSummaryDto> {
    return this.racing.summaryOf(member.id);
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { BodyLimit } from '../../platform/http/body.guard.js';
import { type PageAnswer, Paged } from '../../platform/validation/paging.js';
import { OwnRoundDto, OwnRoundsQueryDto, WatchableRoundDto } from './own-rounds.dto.js';
import { OwnRoundsService } from './own-rounds.service.js';
import {
  FinishedRoundDto,
  LeftRoundDto,
  MAX_ROUND_BYTES,
  PrefetchDto,
  StartRoundDto,
  TicketDto,
  VerdictDto,
} from './rounds.dto.js';
import { TicketsService } from './tickets.service.js';
import { VerdictsService } from './verdicts.service.js';

@Controller('games')
export class RoundsController {
  constructor(
    private readonly tickets: TicketsService,
    private readonly verdicts: VerdictsService,
    private readonly ownRounds: OwnRoundsService,
  ) {}

  /** Starts a round: answers the ticket it is played and proven under. */
  @Member()
  @Post('rounds')
  start(@CurrentUser() member: Identity, @Body() { gameName, isRestart }: StartRoundDto): Promise<TicketDto> {
    return this.tickets.start(member.id, gameName, isRestart);
  }

  /** The member's proven rounds, the last first; the `Link` header leads to older ones. */
  @Member()
  @Get('rounds')
  async list(
    @CurrentUser() member: Identity,
    @Query() query: OwnRoundsQueryDto,
    @Paged() answer: PageAnswer,
  ): Promise<OwnRoundDto[]> {
    return answer.of(await this.ownRounds.list(member.id, query));
  }

  /** One of the member's proven rounds, with everything that is needed to replay it. */
  @Member()
  @Get('rounds/:round')
  watch(@CurrentUser() member: Identity, @Param('round') round: string): Promise<WatchableRoundDto> {
    return this.ownRounds.watch(member.id, round);
  }

  /** Prefetches tickets of one game, or of all, for rounds without a network: up to five each. Answers all of them. */
  @Member()
  @Post('rounds/stock')
  @HttpCode(200)
  stock(@CurrentUser() member: Identity, @Body() { gameName }: PrefetchDto): Promise<TicketDto[]> {
    return gameName === undefined
      ? this.tickets.prefetchAll(member.id)
      : this.tickets.prefetch(member.id, gameName);
  }

  /** Takes back a prefetched ticket whose round was left. It ends as abandoned and makes room for another. */
  @Member()
  @Post('rounds/:round/abandon')
  @HttpCode(204)
  @ApiBody({ type: LeftRoundDto, required: false })
  abandon(
    @CurrentUser() member: Identity,
    @Param('round') round: string,
    @Body() left?: LeftRoundDto,
  ): Promise<void> {
    return this.tickets.returnTicket(member.id, round, left?.isRestart);
  }

  /** Ends a round: replays its log and answers the verdict; the same round sent again gives the same verdict. */
  @Member()
  @Post('stats')
  @HttpCode(200)
  @BodyLimit(MAX_ROUND_BYTES)
  finish(@CurrentUser() member: Identity, @Body() round: FinishedRoundDto): Promise<VerdictDto> {
    return this.verdicts.finish(member.id, round);
  }
}

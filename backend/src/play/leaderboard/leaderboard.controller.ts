import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { type PageAnswer, Paged } from '../../platform/validation/paging.js';
import {
  BoardQueryDto,
  LeaderboardEntryDto,
  LeaderboardQueryDto,
  MemberStandingDto,
  OwnStandingDto,
  RangeQueryDto,
  RankedRoundDto,
} from './leaderboard.dto.js';
import { LeaderboardService } from './leaderboard.service.js';
import { RankedRoundsService } from './ranked-rounds.service.js';
import { StandingsService } from './standings.service.js';

@Controller('leaderboard')
export class LeaderboardController {
  constructor(
    private readonly leaderboard: LeaderboardService,
    private readonly standings: StandingsService,
    private readonly rankedRounds: RankedRoundsService,
  ) {}

  /**
   * Rows of a board. The `Link` header leads to the next, previous and first page, and `X-Total-Count` says how many rows
   * there are in all (of a search 2,000 at the most).
   */
  @Member()
  @Get()
  async list(
    @CurrentUser() member: Identity,
    @Query() query: LeaderboardQueryDto,
    @Paged() answer: PageAnswer,
  ): Promise<LeaderboardEntryDto[]> {
    return answer.of(await this.leaderboard.page(member.id, query));
  }

  /** Where the member stands on a board, and their bests of every game. */
  @Member()
  @Get('me')
  own(@CurrentUser() member: Identity, @Query() query: BoardQueryDto): Promise<OwnStandingDto> {
    return this.standings.own(member.id, query);
  }

  /** A member's bests, game by game. */
  @Member()
  @Get('members/:userId')
  member(@Param('userId') userId: number, @Query() { range }: RangeQueryDto): Promise<MemberStandingDto> {
    return this.standings.ofMember(userId, range);
  }

  /** A round on a current board, of any member, with everything that is needed to replay it. */
  @Member()
  @Get('rounds/:round')
  watch(@Param('round') round: string): Promise<RankedRoundDto> {
    return this.rankedRounds.watch(round);
  }
}

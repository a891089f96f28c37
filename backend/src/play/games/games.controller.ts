import { Controller, Get, Query } from '@nestjs/common';
import { CurrentUser, type Identity, Member, Public } from '../../platform/http/route.js';
import { GameStatsService } from './game-stats.service.js';
import { listedGames } from './games.list.js';
import { GameDto, GameStatsDto, GameStatsQueryDto } from './games.dto.js';

// An ended round comes to POST games/stats, which is in rounds.controller.ts.
@Controller('games')
export class GamesController {
  constructor(private readonly stats: GameStatsService) {}

  /** Every game of the site, in the order the site shows them. */
  @Public()
  @Get()
  list(): GameDto[] {
    return listedGames();
  }

  /** The member's record in each game played so far, or in the one that is asked for. */
  @Member()
  @Get('stats')
  statsOf(@CurrentUser() member: Identity, @Query() query: GameStatsQueryDto): Promise<GameStatsDto[]> {
    return this.stats.statsOf(member.id, query.game);
  }
}

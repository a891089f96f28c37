import { Controller, Get } from '@nestjs/common';
import { Member } from '../common/access.js';
import { CurrentUser, type Identity } from '../common/current-user.js';
import { GameStatsService } from './game-stats.service.js';
import { GameStatsDto } from './games.dto.js';

@Controller('games')
export class GamesController {
  constructor(private readonly stats: GameStatsService) {}

  /** The member's record in each game played so far. */
  @Member()
  @Get('stats')
  statsOf(@CurrentUser() member: Identity): Promise<GameStatsDto[]> {
    return this.stats.statsOf(member.id);
  }
}

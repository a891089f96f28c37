import { Controller, Get, Query } from '@nestjs/common';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { GameProgressDto, GameProgressQueryDto } from './progress.dto.js';
import { ProgressService } from './progress.service.js';

@Controller('games')
export class ProgressController {
  constructor(private readonly progress: ProgressService) {}

  /** Where the member stands in a game and what is next for them: neighbours on its board, an item, badges. */
  @Member()
  @Get('progress')
  of(@CurrentUser() member: Identity, @Query() { game }: GameProgressQueryDto): Promise<GameProgressDto> {
    return this.progress.of(member.id, game);
  }
}

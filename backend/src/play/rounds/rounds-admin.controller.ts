import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Admin, CurrentUser, type Identity } from '../../platform/http/route.js';
import { type PageAnswer, Paged } from '../../platform/validation/paging.js';
import { AdminRoundDto, AdminRoundsQueryDto, VoidRoundDto } from './rounds-admin.dto.js';
import { RoundsAdminService } from './rounds-admin.service.js';

@Controller('admin/rounds')
export class RoundsAdminController {
  constructor(private readonly rounds: RoundsAdminService) {}

  /** Rounds that have ended, the last first, all or the flagged ones; the `Link` header leads to earlier ones. */
  @Admin()
  @Get()
  async list(@Query() query: AdminRoundsQueryDto, @Paged() answer: PageAnswer): Promise<AdminRoundDto[]> {
    return answer.of(await this.rounds.list(query));
  }

  /** Voids a proven round: takes back its unspent coins and its place in the member's record. */
  @Admin()
  @Post(':round/void')
  @HttpCode(200)
  void(
    @CurrentUser() admin: Identity,
    @Param('round') round: string,
    @Body() { reason }: VoidRoundDto,
  ): Promise<AdminRoundDto> {
    return this.rounds.void(admin.id, round, reason);
  }
}

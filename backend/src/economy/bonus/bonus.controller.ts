import { Controller, HttpCode, Post } from '@nestjs/common';
import { CurrentUser, type Identity, Member } from '../../platform/http/route.js';
import { DailyBonusDto } from './bonus.dto.js';
import { BonusService } from './bonus.service.js';

@Controller('daily-bonus')
export class BonusController {
  constructor(private readonly bonus: BonusService) {}

  /** Grants the member the coins of this UTC day, once. */
  @Member()
  @Post()
  @HttpCode(200)
  claim(@CurrentUser() member: Identity): Promise<DailyBonusDto> {
    return this.bonus.claimDaily(member.id);
  }
}

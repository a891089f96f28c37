import { Controller, HttpCode, Post } from '@nestjs/common';
import { Member } from '../../platform/http/access.js';
import { CurrentUser, type Identity } from '../../platform/http/current-user.js';
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

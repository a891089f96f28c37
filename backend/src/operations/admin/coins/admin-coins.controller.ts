import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Admin, CurrentUser, IdempotencyKey, type Identity } from '../../../platform/http/route.js';
import { AdminUserParamsDto } from '../users/admin-users.dto.js';
import { CoinChangeDto, CoinChangeResultDto, CoinDistributionDto } from './admin-coins.dto.js';
import { CoinChangesService } from './coin-changes.service.js';
import { CoinDistributionService } from './coin-distribution.service.js';

@Controller('admin')
export class AdminCoinsController {
  constructor(
    private readonly changes: CoinChangesService,
    private readonly distribution: CoinDistributionService,
  ) {}

  /** Adds or takes away a user's coins, never more than they have. Carried out once per `Idempotency-Key`. */
  @Admin()
  @Post('users/:id/coins')
  @HttpCode(200)
  change(
    @CurrentUser() admin: Identity,
    @Param() { id }: AdminUserParamsDto,
    @Body() change: CoinChangeDto,
    @IdempotencyKey() key: string,
  ): Promise<CoinChangeResultDto> {
    return this.changes.change(admin.id, id, change, key);
  }

  /** Distribution of the coins of all open accounts. */
  @Admin()
  @Get('coins/distribution')
  spread(): Promise<CoinDistributionDto> {
    return this.distribution.read();
  }
}

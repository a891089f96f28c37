import { Controller, Get } from '@nestjs/common';
import { Admin } from '../../platform/http/route.js';
import { AdminOverviewDto, AdminStatsDto } from './overview.dto.js';
import { OverviewService } from './overview.service.js';

@Controller('admin')
export class OverviewController {
  constructor(private readonly overview: OverviewService) {}

  /** The site in six figures. */
  @Admin()
  @Get('stats')
  stats(): Promise<AdminStatsDto> {
    return this.overview.stats();
  }

  /** The last thirty days: members, rounds and coins. */
  @Admin()
  @Get('overview')
  show(): Promise<AdminOverviewDto> {
    return this.overview.overview();
  }
}

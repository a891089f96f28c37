import { Controller, Get } from '@nestjs/common';
import { Public } from '../common/access.js';
import { Problem } from '../common/problem.js';
import { SharedRedis } from '../common/redis.js';
import { DatabaseConnection } from '../database/connection.js';
import { HealthDto, ReadinessDto } from './health.dto.js';

@Controller('health')
export class HealthController {
  constructor(
    private readonly database: DatabaseConnection,
    private readonly redis: SharedRedis,
  ) {}

  /** Says that the process runs. */
  @Public()
  @Get()
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** Says whether requests can be served: the database answers. How Redis is changes nothing about that. */
  @Public()
  @Get('ready')
  async ready(): Promise<ReadinessDto> {
    if (await this.database.isReachable()) return { status: 'ok', redis: this.redis.state };
    throw new Problem('server.not_ready');
  }
}

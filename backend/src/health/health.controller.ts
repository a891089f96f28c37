import { Controller, Get } from '@nestjs/common';
import { Public } from '../common/access.js';
import { Problem } from '../common/problem.js';
import { DatabaseConnection } from '../database/connection.js';
import { HealthDto } from './health.dto.js';

@Controller('health')
export class HealthController {
  constructor(private readonly database: DatabaseConnection) {}

  /** Says that the process runs. */
  @Public()
  @Get()
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** Says whether requests can be served: the database answers. */
  @Public()
  @Get('ready')
  async ready(): Promise<HealthDto> {
    if (await this.database.isReachable()) return { status: 'ok' };
    throw new Problem('server.not_ready');
  }
}

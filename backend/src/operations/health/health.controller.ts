import { Controller, Get } from '@nestjs/common';
import { Public } from '../../platform/http/access.js';
import { Problem } from '../../platform/errors/problem.js';
import { SharedRedis } from '../../platform/common/redis.js';
import { blockingProblem, type StorageWarning } from './storage-state.js';
import { StorageWatchService } from './storage-watch.service.js';
import { HealthDto, ReadinessDto } from './health.dto.js';

@Controller('health')
export class HealthController {
  constructor(
    private readonly storage: StorageWatchService,
    private readonly redis: SharedRedis,
  ) {}

  /** Says that the process runs. */
  @Public()
  @Get()
  live(): HealthDto {
    return { status: 'ok' };
  }

  /**
   * Says within two seconds whether requests can be served: the database answers and can be written, and there is room; if
   * not, which of them it is. Damage in the database and how Redis is change nothing about that.
   */
  @Public()
  @Get('ready')
  async ready(): Promise<ReadinessDto> {
    const state = await this.storage.state();
    const storage = blockingProblem(state);
    if (storage) throw new Problem('server.not_ready', { facts: { storage } });
    const [warning] = state.problems as StorageWarning[];
    return { status: 'ok', redis: this.redis.state, storage: warning ?? 'ok' };
  }
}

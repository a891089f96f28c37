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

  /** Reports that the process runs. */
  @Public()
  @Get()
  live(): HealthDto {
    return { status: 'ok' };
  }

  /**
   * Reports within two seconds whether requests can be served: the database responds and can be written, and
   * there is disk space left. Otherwise the answer names the problem. A damaged database and the state of
   * Redis do not affect readiness.
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

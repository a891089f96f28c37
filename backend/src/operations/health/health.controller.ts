import { Controller, Get } from '@nestjs/common';
import { Public, Unqueued } from '../../platform/http/route.js';
import { Problem } from '../../platform/errors/problem.js';
import { SharedRedis } from '../../platform/common/redis.js';
import { StorageProbeService } from './storage-probe.service.js';
import { HealthDto, ReadinessDto } from './health.dto.js';

@Unqueued()
@Controller('health')
export class HealthController {
  constructor(
    private readonly storage: StorageProbeService,
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
   * there is disk space left. Otherwise the answer names the problem. Damage, a disk that is nearly full and the
   * state of Redis do not affect readiness.
   */
  @Public()
  @Get('ready')
  async ready(): Promise<ReadinessDto> {
    const [storage = 'ok'] = (await this.storage.state()).problems;
    if (storage === 'database' || storage === 'write' || storage === 'space')
      throw new Problem('server.not_ready', { facts: { storage } });
    return { status: 'ok', redis: this.redis.state, storage };
  }
}

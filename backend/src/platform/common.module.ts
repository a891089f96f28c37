import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { Config } from './config/config.js';
import { Clock, SystemClock } from './common/clock.js';
import { GuessLimiter } from './limits/guess-limiter.js';
import { LOG } from './log/log.js';
import { ProblemLog } from './http/problem-log.js';
import { DiskSpace, SystemDiskSpace } from './files/disk-space.js';
import { Random, SystemRandom } from './common/random.js';
import { Scheduler } from './common/scheduler.js';
import { SharedRedis } from './common/redis.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { ReadQueue } from './limits/read-queue.js';

/** Dependencies on the outside world that tests replace. */
export interface AppEnvironment {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly disk?: DiskSpace;
}

/** Settings, log, clock, random bytes, disk space, scheduler, Redis and limiters, available to every area. */
@Global()
@Module({})
export class CommonModule {
  /** Builds the module for these settings; tests pass their own clock, random bytes and disk. */
  static with(config: Config, log: Logger, appEnvironment: AppEnvironment): DynamicModule {
    return {
      module: CommonModule,
      providers: [
        { provide: Config, useValue: config },
        { provide: LOG, useValue: log },
        { provide: ProblemLog, useFactory: () => new ProblemLog(log) },
        { provide: Clock, useValue: appEnvironment.clock ?? new SystemClock() },
        { provide: Random, useValue: appEnvironment.random ?? new SystemRandom() },
        { provide: DiskSpace, useValue: appEnvironment.disk ?? new SystemDiskSpace() },
        Scheduler,
        SharedRedis,
        RateLimiter,
        GuessLimiter,
        ReadQueue,
      ],
      exports: [
        Config,
        LOG,
        ProblemLog,
        Clock,
        Random,
        DiskSpace,
        Scheduler,
        SharedRedis,
        RateLimiter,
        GuessLimiter,
        ReadQueue,
      ],
    };
  }
}

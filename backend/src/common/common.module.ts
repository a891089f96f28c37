import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { Config } from '../config.js';
import { Clock, SystemClock } from './clock.js';
import { LOG } from './log.js';
import { Random, SystemRandom } from './random.js';
import { SharedRedis } from './redis.js';
import { RateLimiter } from './rate-limiter.js';

/** The edges of the world that tests replace. */
export interface Surroundings {
  readonly clock?: Clock;
  readonly random?: Random;
}

/** What every area may ask for: settings, the log, the clock, random bytes and the rate limiter. */
@Global()
@Module({})
export class CommonModule {
  /** The module for these settings and, in tests, these surroundings. */
  static with(config: Config, log: Logger, surroundings: Surroundings): DynamicModule {
    return {
      module: CommonModule,
      providers: [
        { provide: Config, useValue: config },
        { provide: LOG, useValue: log },
        { provide: Clock, useValue: surroundings.clock ?? new SystemClock() },
        { provide: Random, useValue: surroundings.random ?? new SystemRandom() },
        SharedRedis,
        RateLimiter,
      ],
      exports: [Config, LOG, Clock, Random, SharedRedis, RateLimiter],
    };
  }
}

import { Injectable } from '@nestjs/common';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Config } from '../config.js';
import { Problem } from './problem.js';
import { REDIS_PREFIX, type RedisLink, SharedRedis } from './redis.js';
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limits.js';

/** Counts requests against the limits of `rate-limits.ts`. */
@Injectable()
export class RateLimiter {
  private readonly limiters: ReadonlyMap<string, RateLimiterAbstract>;

  constructor(config: Config, { link }: SharedRedis) {
    this.limiters = new Map(
      Object.entries(RATE_LIMITS).map(([name, rule]) => [name, createLimiter(name, rule, config, link)]),
    );
  }

  /** Counts one request of `key`; over the limit it throws `request.too_many` with the seconds to wait. */
  async count(name: RateLimitName, key: string): Promise<void> {
    try {
      await this.limiters.get(name)?.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new Problem('request.too_many', { headers: { 'Retry-After': String(seconds) } });
    }
  }
}

/**
 * The one place that chooses where requests are counted: in the Redis that all nodes share, and in this process where
 * there is none or while it is away (each node then counts by itself, from nothing).
 */
function createLimiter(
  name: string,
  rule: RateLimitRule,
  config: Config,
  link: RedisLink | undefined,
): RateLimiterAbstract {
  const points = Math.max(1, Math.round(rule.requests * config.rateLimitScale));
  const own = new RateLimiterMemory({ keyPrefix: name, points, duration: rule.seconds });
  if (!link) return own;
  return new RateLimiterRedis({
    storeClient: link.client,
    keyPrefix: `${REDIS_PREFIX}:limit:${name}`,
    points,
    duration: rule.seconds,
    rejectIfRedisNotReady: true,
    insuranceLimiter: own,
  });
}

import { Injectable } from '@nestjs/common';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { Config } from '../config/config.js';
import { Problem } from '../errors/problem.js';
import { REDIS_PREFIX, type RedisLink, SharedRedis } from '../common/redis.js';
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limits.js';

/** Counts requests against the limits of `rate-limits.ts`. */
@Injectable()
export class RateLimiter {
  /** Current rule of each limit and its limiter, by name. */
  private readonly limiters = new Map<string, { rule: RateLimitRule; limiter: RateLimiterAbstract }>();

  constructor(
    private readonly config: Config,
    private readonly redis: SharedRedis,
  ) {}

  /**
   * Counts one request of `key`. Throws `request.too_many` with the seconds to wait when it exceeds the
   * limit. Limits that admins set are passed as `rule`; a changed rule starts a new count.
   */
  async count(name: RateLimitName, key: string, rule: RateLimitRule = RATE_LIMITS[name]): Promise<void> {
    try {
      await this.limiterOf(name, rule).consume(key);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
    }
  }

  /** Throws like `count` when the limit of `key` is used up; counts nothing. */
  async assertLeft(name: RateLimitName, key: string): Promise<void> {
    const found = await this.limiterOf(name, RATE_LIMITS[name]).get(key);
    if (found && found.remainingPoints <= 0) throw tooMany(found);
  }

  private limiterOf(name: RateLimitName, rule: RateLimitRule): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known && known.rule.requests === rule.requests && known.rule.seconds === rule.seconds)
      return known.limiter;
    const limiter = this.createFor(name, rule);
    this.limiters.set(name, { rule, limiter });
    return limiter;
  }

  private createFor(name: RateLimitName, rule: RateLimitRule): RateLimiterAbstract {
    const points = Math.max(1, Math.round(rule.requests * this.config.rateLimitScale));
    const { requests, seconds } = RATE_LIMITS[name];
    const isUsual = rule.requests === requests && rule.seconds === seconds;
    const prefix = isUsual ? name : `${name}:${rule.requests}:${rule.seconds}`;
    return createLimiter(prefix, { points, seconds: rule.seconds }, this.redis.link);
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem('request.too_many', { headers: { 'Retry-After': String(seconds) } });
}

/**
 * Creates a limiter, and is the only place that decides where requests are counted: in the Redis that all
 * nodes share, or in this process without Redis or while it is away. Each node then counts by itself, from
 * zero.
 */
export function createLimiter(
  prefix: string,
  { points, seconds }: { readonly points: number; readonly seconds: number },
  link: RedisLink | undefined,
): RateLimiterAbstract {
  const own = new RateLimiterMemory({ keyPrefix: prefix, points, duration: seconds });
  if (!link) return own;
  return new RateLimiterRedis({
    storeClient: link.client,
    keyPrefix: `${REDIS_PREFIX}:limit:${prefix}`,
    points,
    duration: seconds,
    rejectIfRedisNotReady: true,
    insuranceLimiter: own,
  });
}

import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../config/config.js';
import { secretKey } from '../config/server-secret.js';
import { Problem, type ProblemMember } from '../errors/problem.js';
import { createLimiter } from './rate-limiter.js';
import { GUESS_LIMITS, type GuessLimitName } from './rate-limits.js';
import { SharedRedis } from '../common/redis.js';

/** Lifetime of a count: one day from its first try. */
const COUNTED_SECONDS = 24 * 60 * 60;

/** Length of the first wait. Each further wait is twice as long, up to the maximum. */
const FIRST_WAIT_SECONDS = 60;
const MAX_WAIT_SECONDS = 60 * 60;

/** Key of a counter: the limit and what is counted under it. */
export interface GuessCount {
  readonly limit: GuessLimitName;
  /** Any text; only its keyed hash is kept. */
  readonly key: string;
  /** The member whose password is tried, if the request has no session; for the log only. */
  readonly about?: ProblemMember | undefined;
}

/** Gives back what a limit has counted. */
type Withdraw = () => Promise<unknown>;

/**
 * Counts password attempts. The first ones are free; after that each attempt has to wait longer than the one
 * before. Counts are stored like those of `RateLimiter`: in Redis, or in this process, which loses them when
 * it ends.
 */
@Injectable()
export class GuessLimiter {
  private readonly limits: Readonly<Record<GuessLimitName, GuessLimit>>;
  private secret: Buffer | undefined;

  constructor(
    private readonly config: Config,
    redis: SharedRedis,
  ) {
    const limit = (name: GuessLimitName): GuessLimit =>
      new GuessLimit(
        Math.max(1, Math.round(GUESS_LIMITS[name] * config.rateLimitScale)),
        createLimiter(`${name}:tries`, { points: 1, seconds: COUNTED_SECONDS }, redis.link),
        createLimiter(`${name}:wait`, { points: 1, seconds: MAX_WAIT_SECONDS }, redis.link),
      );
    this.limits = {
      guessesOfDevice: limit('guessesOfDevice'),
      guessesOfAddress: limit('guessesOfAddress'),
      guessesOfAll: limit('guessesOfAll'),
    };
  }

  /**
   * Compares a password if each of these counts allows the attempt. A wrong password stays counted. A right
   * one is not counted and resets the person's own count. If `compare` throws, nothing is counted.
   *
   * @param own the person's own count; the others are shared with strangers
   * @throws Problem `request.too_many` with the seconds to wait, and whatever `compare` throws.
   */
  async isRight(
    compare: () => Promise<boolean>,
    own: GuessCount,
    ...shared: readonly GuessCount[]
  ): Promise<boolean> {
    const taken: Withdraw[] = [];
    let isWrong = false;
    try {
      for (const { limit, key } of [own, ...shared])
        taken.push(await this.limits[limit].take(this.keyOf(limit, key)));
      isWrong = !(await compare());
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooMany(error, own.about) : error;
    } finally {
      if (!isWrong) await Promise.all(taken.map((withdraw) => withdraw()));
    }
    if (!isWrong) await this.limits[own.limit].forget(this.keyOf(own.limit, own.key));
    return !isWrong;
  }

  /**
   * Returns the key of a count. Known devices and sessions are rows of the database, so each has a count of
   * its own. Strangers make up names and addresses, so these share 65,536 counts, which bounds their number;
   * two people rarely share one. The server's secret keeps which names share one unknown, so nobody can make
   * up names that share a member's.
   */
  private keyOf(limit: GuessLimitName, key: string): string {
    this.secret ??= secretKey(this.config, 'guess-counts');
    const hash = createHmac('sha256', this.secret).update(key).digest('hex');
    return limit === 'guessesOfDevice' ? hash : hash.slice(0, 4);
  }
}

/** The counters of one limit, and the waits that last. */
class GuessLimit {
  constructor(
    private readonly freeTries: number,
    private readonly tries: RateLimiterAbstract,
    private readonly waits: RateLimiterAbstract,
  ) {}

  /**
   * Counts an attempt, or throws a `RateLimiterRes` while a wait lasts. The last free attempt begins the first
   * wait. Of concurrent attempts no more get through than of sequential ones.
   *
   * @returns a function that gives the attempt back
   */
  async take(key: string): Promise<Withdraw> {
    const { consumedPoints } = await this.tries.penalty(key);
    if (consumedPoints < this.freeTries) return () => this.tries.reward(key);
    try {
      const customDuration = FIRST_WAIT_SECONDS * 2 ** (consumedPoints - this.freeTries);
      await this.waits.consume(key, 1, { customDuration: Math.min(customDuration, MAX_WAIT_SECONDS) });
    } catch (refusal) {
      await this.tries.reward(key);
      throw refusal;
    }
    return () => Promise.all([this.tries.reward(key), this.waits.delete(key)]);
  }

  forget(key: string): Promise<unknown> {
    return this.tries.delete(key);
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes, about: ProblemMember | undefined): Problem {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many wrong passwords. Please try again in ${wait}.`;
  return new Problem('request.too_many', {
    message,
    headers: { 'Retry-After': String(seconds) },
    // The field names of the sign-in form and of the password confirmation.
    errors: { password: [message], currentPassword: [message] },
    about,
  });
}

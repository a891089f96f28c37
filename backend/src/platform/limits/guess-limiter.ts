import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../config/config.js';
import { Problem, type ProblemMember } from '../errors/problem.js';
import { createLimiter } from './rate-limiter.js';
import { GUESS_LIMITS, type GuessLimitName } from './rate-limits.js';
import { SharedRedis } from '../common/redis.js';
import { sha256 } from '../common/sha256.js';

/** Lifetime of a count: one day from its first try. */
const COUNTED_SECONDS = 24 * 60 * 60;

/** Length of the first wait. Each further wait is twice as long, up to the maximum. */
const FIRST_WAIT_SECONDS = 60;
const MAX_WAIT_SECONDS = 60 * 60;

/** Key of a counter: the limit and what is counted under it. */
export interface GuessCount {
  readonly limit: GuessLimitName;
  /** Any text; only some bits of its hash are kept. */
  readonly key: string;
  /** The member whose password is tried, if the request has no session; for the log only. */
  readonly about?: ProblemMember | undefined;
}

/** Counters of one limit, and the gates that stay closed while a wait lasts. */
interface Counters {
  readonly freeTries: number;
  readonly counts: RateLimiterAbstract;
  readonly gates: RateLimiterAbstract;
}

/**
 * Counts password attempts. The first ones are free; after that each attempt has to wait longer than the one
 * before. Counts are stored like those of `RateLimiter`: in Redis, or in this process, which loses them when
 * it ends.
 */
@Injectable()
export class GuessLimiter {
  private readonly limits: Readonly<Record<GuessLimitName, Counters>>;

  constructor(config: Config, redis: SharedRedis) {
    const counters = (name: GuessLimitName): Counters => ({
      freeTries: Math.max(1, Math.round(GUESS_LIMITS[name] * config.rateLimitScale)),
      counts: createLimiter(`${name}:tries`, { points: 1, seconds: COUNTED_SECONDS }, redis.link),
      gates: createLimiter(`${name}:wait`, { points: 1, seconds: MAX_WAIT_SECONDS }, redis.link),
    });
    this.limits = { guessesOfOne: counters('guessesOfOne'), guessesOfAll: counters('guessesOfAll') };
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
    const withdraw = await this.takeAll([own, ...shared]);
    let isRight: boolean;
    try {
      isRight = await compare();
    } catch (error) {
      await withdraw();
      throw error;
    }
    if (!isRight) return false;
    await withdraw();
    await this.limits[own.limit].counts.delete(bucketOf(own.key));
    return true;
  }

  /** Takes an attempt from each count, or from none. Returns a function that gives them back. */
  private async takeAll(counts: readonly GuessCount[]): Promise<() => Promise<void>> {
    const taken: (() => Promise<void>)[] = [];
    const withdraw = async (): Promise<void> => {
      await Promise.all(taken.map((giveBack) => giveBack()));
    };
    for (const { limit, key } of counts) {
      try {
        taken.push(await take(this.limits[limit], bucketOf(key)));
      } catch (refusal) {
        await withdraw();
        throw refusal instanceof RateLimiterRes ? tooMany(refusal, counts[0]?.about) : refusal;
      }
    }
    return withdraw;
  }
}

/**
 * Takes one attempt, or throws the `RateLimiterRes` of a closed gate. Concurrent calls let as many attempts
 * through as sequential ones.
 *
 * @returns a function that gives the attempt back.
 */
async function take({ freeTries, counts, gates }: Counters, key: string): Promise<() => Promise<void>> {
  const before = (await counts.get(key))?.consumedPoints ?? 0;
  const isCounted = before + 1 < freeTries;
  const tries = isCounted ? (await counts.penalty(key)).consumedPoints : before + 1;
  const uncount = async (): Promise<void> => {
    await counts.reward(key);
  };
  if (tries < freeTries) return uncount;
  try {
    await gates.consume(key, 1, { customDuration: waitAfter(tries - freeTries) });
  } catch (refusal) {
    if (isCounted) await uncount();
    throw refusal;
  }
  if (!isCounted) await counts.penalty(key);
  return async () => {
    await Promise.all([counts.reward(key), gates.delete(key)]);
  };
}

function waitAfter(waitsBefore: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** waitsBefore, MAX_WAIT_SECONDS);
}

/**
 * Returns one of 65,536 buckets. This bounds the number of counts, however many names, addresses and devices
 * a client makes up, also for names that no member has. Two people rarely share a bucket.
 */
function bucketOf(key: string): string {
  return sha256(key).slice(0, 4);
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

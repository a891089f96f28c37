import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadConfig } from '../config/config.js';
import { secretKey } from '../config/server-secret.js';
import { type GuessCount, GuessLimiter } from './guess-limiter.js';
import { Problem } from '../errors/problem.js';
import { SharedRedis } from '../common/redis.js';
import { sha256 } from '../common/sha256.js';

const SECRET = { STREAM_SECRET: 'the secret of one site and no other' };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const OWN: GuessCount = { limit: 'guessesOfAddress', key: 'quasar from here' };
const SHARED: GuessCount = { limit: 'guessesOfAll', key: 'quasar' };

let limiter: GuessLimiter;
let compared: number;
beforeEach(() => {
  jest.useFakeTimers();
  const config = loadConfig(SECRET);
  limiter = new GuessLimiter(config, new SharedRedis(config));
  compared = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

/** Tries a password. Returns whether it was right, or the seconds to wait if it was not compared. */
async function guess(isRight: boolean, own = OWN, ...shared: GuessCount[]): Promise<boolean | number> {
  const compare = (): Promise<boolean> => {
    compared += 1;
    return Promise.resolve(isRight);
  };
  try {
    return await limiter.isRight(compare, own, ...shared);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error.code).toBe('request.too_many');
    return Number(error.headers['Retry-After']);
  }
}

/** Returns how many passwords are compared in a day if each of these addresses tries every minute. */
async function comparedInADay(addresses: number): Promise<number> {
  for (let minute = 0; minute < DAY_MINUTES; minute += 1) {
    for (let address = 0; address < addresses; address += 1) {
      for (let burst = 0; burst < (minute === 0 ? 12 : 1); burst += 1) {
        await guess(false, { ...OWN, key: `quasar from ${address}` }, SHARED);
      }
    }
    jest.advanceTimersByTime(MINUTE_MS);
  }
  return compared;
}

/** Returns the hash of which a count keeps the beginning. */
const keyed = (text: string): string =>
  createHmac('sha256', secretKey(loadConfig(SECRET), 'guess-counts'))
    .update(text)
    .digest('hex');

/** Returns a name whose hash begins like that of the text. */
function anotherLike(text: string, hash: (text: string) => string): string {
  const begin = hash(text).slice(0, 4);
  let number = 0;
  while (hash(`nobody-${number}`).slice(0, 4) !== begin) number += 1;
  return `nobody-${number}`;
}

describe('Tries at a password', () => {
  it('are free ten times, and then wait a minute and twice as long each time, up to an hour', async () => {
    for (let count = 0; count < 10; count += 1) expect(await guess(false)).toBe(false);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await guess(true)).toBe(minutes * 60);
      jest.advanceTimersByTime(minutes * MINUTE_MS - 1);
      expect(await guess(true)).toBe(1);
      jest.advanceTimersByTime(1);
      expect(await guess(false)).toBe(false);
    }
    expect(compared).toBe(18);
  });

  it('are counted for each known device alone, and not with those whose hashes begin alike [SEC-29]', async () => {
    const device = { limit: 'guessesOfDevice', key: 'device' } as const;
    const key = anotherLike(device.key, keyed);
    for (let count = 0; count < 11; count += 1) await guess(false, { ...device, key });
    expect(await guess(false, device)).toBe(false);
  });

  it('are as many when they come all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess(false)));
    expect(answers.filter((answer) => answer === false)).toHaveLength(10);
    expect(new Set(answers)).toEqual(new Set([false, 60]));
    jest.advanceTimersByTime(MINUTE_MS);
    expect(await guess(false)).toBe(false);
    expect(await guess(false)).toBe(120);
  });

  it('are forgotten once the password is right, those of strangers are not', async () => {
    for (let count = 0; count < 9; count += 1) await guess(false, OWN, SHARED);
    expect(await guess(true, OWN, SHARED)).toBe(true);
    for (let count = 0; count < 10; count += 1) expect(await guess(false, OWN, SHARED)).toBe(false);
    expect(await guess(true, OWN, SHARED)).toBe(60);
    for (let count = 0; count < 31; count += 1) {
      expect(await guess(false, { ...OWN, key: `there ${count}` }, SHARED)).toBe(false);
    }
    expect(await guess(true, { ...OWN, key: 'elsewhere' }, SHARED)).toBe(60);
  });

  it('are not counted when nothing was compared', async () => {
    const broken = (): Promise<boolean> => Promise.reject(new Error('Busy.'));
    for (let count = 0; count < 30; count += 1) {
      await expect(limiter.isRight(broken, OWN, SHARED)).rejects.toThrow('Busy.');
    }
    for (let count = 0; count < 10; count += 1) expect(await guess(false, OWN, SHARED)).toBe(false);
    expect(await guess(false, OWN, SHARED)).toBe(60);
  });

  it('are 38 a day from one address [SEC-29]', async () => {
    expect(await comparedInADay(1)).toBe(38);
  });

  it('are 78 a day at one name from however many addresses [SEC-29]', async () => {
    expect(await comparedInADay(6)).toBe(78);
  });

  it('at names that strangers make up never count for a known device [SEC-29]', async () => {
    const device: GuessCount = { limit: 'guessesOfDevice', key: '7|token' };
    const stranger: GuessCount = { ...OWN, key: anotherLike(device.key, keyed) };
    for (let count = 0; count < 10; count += 1)
      await guess(false, stranger, { ...SHARED, key: stranger.key });
    expect(await guess(true, stranger)).toBe(60);
    expect(await guess(true, device)).toBe(true);
  });

  it("at made-up names use up a member's count only if the secret is known [SEC-29]", async () => {
    const tired = async (key: string): Promise<boolean | number> => {
      for (let count = 0; count < 10; count += 1) await guess(false, { ...OWN, key });
      return guess(true);
    };
    expect(await tired(anotherLike(OWN.key, sha256))).toBe(true);
    expect(await tired(anotherLike(OWN.key, keyed))).toBe(60);
  });

  it('at however many names share a bounded number of counts', async () => {
    const config = loadConfig({ ...SECRET, RATE_LIMIT_SCALE: '0.1' });
    limiter = new GuessLimiter(config, new SharedRedis(config));
    const names = Array.from({ length: 3000 }, (_, number) => `nobody-${number}`);
    for (const key of names) await guess(false, { ...OWN, key });
    // 3,000 names in 65,536 buckets: about 68 collide.
    expect(names.length - compared).toBeGreaterThan(40);
    expect(names.length - compared).toBeLessThan(100);
  });
});

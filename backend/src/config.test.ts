import { describe, expect, it } from '@jest/globals';
import { ConfigError, describeConfig, loadConfig } from './config.js';

describe('the settings', () => {
  it('need nothing to be set: this machine only, port 3000, SQLite under ./data', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      ownerUsername: 'overlord',
      rateLimitScale: 1,
    });
    expect(config.database).toEqual({ kind: 'sqlite', path: `${process.cwd()}/data/alien-squad.sqlite` });
    expect(config.trustProxy).toBeUndefined();
  });

  it('read a database server with percent-encoded secrets', () => {
    expect(loadConfig({ DATABASE_URL: 'mysql://al%40en:p%2Fw@db.example/squad' }).database).toEqual({
      kind: 'mysql',
      host: 'db.example',
      port: 3306,
      user: 'al@en',
      password: 'p/w',
      database: 'squad',
    });
  });

  it('read proxies as a number of hops or a list of addresses', () => {
    expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(loadConfig({ TRUST_PROXY: '10.0.0.0/8, loopback' }).trustProxy).toEqual([
      '10.0.0.0/8',
      'loopback',
    ]);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'postgres://u:p@h/d'],
    ['DATABASE_URL', 'mysql://u:p@h/'],
    ['DATABASE_URL', 'mysql://u:%zz@h/d'],
    ['DATABASE_URL', 'sqlite:'],
    ['DATABASE_URL', 'sqlite::memory:'],
    ['REDIS_URL', 'localhost:6379'],
    ['PUBLIC_URL', 'aliens.example'],
    ['PUBLIC_URL', 'https://aliens.example/path'],
    ['SITE_OWNER_USERNAME', 'the boss'],
    ['SITE_OWNER_PASSWORD', 'short'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', 'much'],
  ])('refuse %s=%s in one sentence that says what to set', (name, value) => {
    const load = (): unknown => loadConfig({ [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  });

  it('are described without their secrets', () => {
    const described = describeConfig(
      loadConfig({
        DATABASE_URL: 'mysql://user:hush-database@db.example/squad',
        REDIS_URL: 'redis://:hush-redis@redis.example:6379',
        SITE_OWNER_PASSWORD: 'hush-owner',
      }),
    );
    expect(JSON.stringify(described)).not.toContain('hush');
    expect(described).toMatchObject({
      DATABASE_URL: 'mysql://db.example:3306/squad',
      REDIS_URL: 'redis.example:6379',
      SITE_OWNER_PASSWORD: 'set',
    });
  });
});

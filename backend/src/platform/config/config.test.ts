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
      tls: undefined,
    });
  });

  it.each([
    ['ssl=true', 'VERIFY_IDENTITY'],
    ['ssl-mode=REQUIRED', 'REQUIRED'],
    ['ssl-mode=DISABLED', undefined],
  ])('read how a database server is spoken to by TLS: %s', (parameter, mode) => {
    const config = loadConfig({ DATABASE_URL: `mysql://u:p@db.example/squad?${parameter}` });
    expect(config.database).toMatchObject({ tls: mode && { mode, ca: undefined } });
    const described = describeConfig(config)['DATABASE_URL'];
    expect(described).toBe(`mysql://db.example:3306/squad${mode ? `?ssl-mode=${mode}` : ''}`);
  });

  it.each(['mailto:security@aliens.example', 'https://aliens.example/report?to=us'])(
    'read %s as whom to tell of a hole',
    (contact) => expect(loadConfig({ SECURITY_CONTACT: contact }).securityContact).toBe(contact),
  );

  it('read proxies as a number of hops or a list of addresses', () => {
    expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(loadConfig({ TRUST_PROXY: '10.0.0.0/8, loopback' }).trustProxy).toEqual([
      '10.0.0.0/8',
      'loopback',
    ]);
  });

  it.each([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ PUBLIC_URL: 'https://aliens.example' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ NODE_ENV: 'production', HOST: '0.0.0.0', SEED_SAMPLES: 'on' }, true],
    [{ SEED_SAMPLES: 'off' }, false],
  ])('keep samples on this machine alone, unless SEED_SAMPLES says otherwise: %o', (environment, isOn) =>
    expect(loadConfig(environment).seedSamples).toBe(isOn),
  );

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'postgres://u:p@h/d'],
    ['DATABASE_URL', 'mysql://u:p@h/'],
    ['DATABASE_URL', 'mysql://u:p@h/d?charset=latin1'],
    ['DATABASE_URL', 'mysql://u:p@h/d?ssl=true&ssl-mode=DISABLED'],
    ['DATABASE_URL', 'mysql://u:p@h/d?ssl-mode=REQUIRED&ssl-mode=DISABLED'],
    ['DATABASE_URL', 'mysql://u:p@h/d?ssl-ca=package.json'],
    ['DATABASE_URL', 'mysql://u:p@h/d?ssl-ca=/nowhere/ca.pem'],
    ['DATABASE_URL', 'sqlite:'],
    ['REDIS_URL', 'redis://h:6379?ssl=true'],
    ['PUBLIC_URL', 'aliens.example'],
    ['PUBLIC_URL', 'https://aliens.example/path'],
    ['SECURITY_CONTACT', 'http://aliens.example/security'],
    ['SECURITY_CONTACT', 'tel:call me'],
    ['SITE_OWNER_PASSWORD', 'short'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', 'much'],
    ['SEED_SAMPLES', 'yes'],
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

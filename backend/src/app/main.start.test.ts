import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createMigratedDatabase } from '../../test/support/database.js';
import { changeMigrations, OTHER_VERSIONS } from '../../test/support/other-versions.js';
import { login, Servers } from '../../test/support/server-process.js';
import { SilentProxy } from '../../test/support/silent-proxy.js';

/** Each of these tests starts one or more processes, which compile the sources as they load them. */
jest.setTimeout(60_000);

const servers = new Servers();
beforeEach(() => servers.open());
afterEach(() => servers.close());

describe('a start that can not succeed', () => {
  it('says which setting is wrong in one sentence and exits with 1', async () => {
    expect(await servers.failure({ PORT: 'http' })).toEqual({
      code: 1,
      err: 'PORT must be a whole number from 0 to 65535, such as 3000 (0 takes any free port).\n',
      out: '',
    });
  });

  it('says that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { code, err } = await servers.failure({ PORT: port });
    other.close();
    expect([code, err]).toEqual([1, `Port ${port} is taken: set PORT to a free one.\n`]);
  });

  it('says at once that the database refuses the user', async () => {
    const refusal = Buffer.from('\0\0\0\0\xff\x15\x04#28000Access denied', 'latin1');
    refusal.writeUIntLE(refusal.length - 4, 0, 3);
    const refusing = createServer((socket) => socket.end(refusal)).listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    const address = refusing.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, err, out } = await servers.failure({
      DATABASE_URL: `mysql://app:hush@127.0.0.1:${port}/squad`,
    });
    refusing.close();
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `The database server at 127.0.0.1:${port} refuses the user, the password or the database squad: check DATABASE_URL.\n`,
    );
  });

  it('says that its database is of a newer version', async () => {
    const [, newer] = OTHER_VERSIONS;
    await servers.database.remove();
    servers.database = await createMigratedDatabase();
    await changeMigrations(servers.database, newer.change);
    expect(await servers.failure({})).toEqual({ code: 1, err: `${newer.sentence}\n`, out: '' });
  });

  it('says that another server holds the data, until that one is killed', async () => {
    const environment = { DATABASE_URL: `sqlite:${servers.database.dataFolder}/held.sqlite` };
    const first = servers.start(environment);
    await first.ready();
    const { code, err } = await servers.failure(environment);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^Another Alien Squad is already using \S+: .+\.\n$/),
    ]);
    await first.kill();
    await expect(servers.start(environment).ready()).resolves.toContain('http');
  });
});

describe('a start that waits for its database', () => {
  /** Returns an address at which nothing listens: the port of a server that was just closed. */
  async function nobodysAddress(): Promise<string> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    server.close();
    return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  it('says so and ends at once when it is told to stop', async () => {
    const address = await nobodysAddress();
    const server = servers.start({ DATABASE_URL: `mysql://app:hush@${address}/squad` });
    await server.says(`There is no answer from the database squad at ${address} yet (ECONNREFUSED)`);
    server.signal('SIGTERM');
    expect(await server.exitCode()).toBe(0);
    expect(server.out + server.err).not.toContain('hush');
  });
});

/** Number of answers of the database server by which the start is reading it, but serves no requests yet. */
const AMID_THE_START = 30;

/** SQLite answers synchronously, so it can't fall silent. */
const describeOnServer = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ? describe : () => undefined;

describeOnServer('a server whose database falls silent', () => {
  let proxy: SilentProxy;
  beforeEach(async () => {
    await servers.database.remove();
    servers.database = await createMigratedDatabase();
    proxy = await SilentProxy.before(servers.database.url);
  });
  afterEach(() => proxy.close());

  it('ends by itself when it is told to', async () => {
    const server = servers.start({ DATABASE_URL: proxy.url, SITE_OWNER_PASSWORD: 'open sesame' });
    await server.ready();
    proxy.fallSilent();
    server.signal('SIGTERM');
    expect(await server.exitCode()).toBe(0);
    expect(server.err).toBe('');
  });

  it('starts all the same when it goes away in the middle of the start', async () => {
    proxy.cutAfter(AMID_THE_START);
    const server = servers.start({ DATABASE_URL: proxy.url, SITE_OWNER_PASSWORD: 'open sesame' });
    await server.says('There is no answer from the database ');
    const url = await server.ready();
    expect((await login(url, 'overlord', 'open sesame')).status).toBe(200);
    expect(server.out + server.err).not.toMatch(/\bat \w.*:\d+:\d+/);
  });
});

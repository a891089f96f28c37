import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { login, Servers } from '../../test/support/server-process.js';

/** Each of these tests starts one or more processes, which compile the sources as they load them. */
jest.setTimeout(60_000);

const servers = new Servers();
beforeEach(() => servers.open());
afterEach(() => servers.close());

/**
 * Sends a login's head and waits until the server has accepted it. The returned function sends the rest and
 * reads the status.
 */
async function beginLogin(url: string): Promise<() => Promise<number | undefined>> {
  const headers = { 'Content-Type': 'application/json', Expect: '100-continue' };
  const sent = request(`${url}/api/login`, { method: 'POST', agent: false, headers });
  sent.flushHeaders();
  await once(sent, 'continue');
  return async () => {
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.end(JSON.stringify({ username: 'nobody', password: 'moon soup' }));
    const [answer] = await answered;
    return answer.resume().statusCode;
  };
}

/** Tests that are independent of the database run once. */
const itOnFile = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ? () => undefined : it;

describe('a server', () => {
  it('prints the password of the owner it makes once, and finishes what it has begun before it stops', async () => {
    const server = servers.start({});
    const url = await server.ready();
    const password = /Password: {2}(\S{16})$/m.exec(server.out)?.[1] ?? '';
    const answer = await login(url, 'overlord', password);
    expect(await answer.json()).toMatchObject({ username: 'overlord', isAdmin: true, isOwner: true });
    expect(server.out.split(password)).toHaveLength(2);

    const logins = await Promise.all(Array.from({ length: 8 }, () => beginLogin(url)));
    server.signal('SIGTERM');
    expect(await Promise.all(logins.map((finish) => finish()))).toEqual(logins.map(() => 401));
    expect(await server.exitCode()).toBe(0);
    expect(server.err).toBe('');
  });

  it('sends its sockets away when it stops, and does not wait for one that never leaves', async () => {
    const server = servers.start({ SITE_OWNER_PASSWORD: 'open sesame' });
    const url = await server.ready();
    const cookie = (await login(url, 'overlord', 'open sesame')).headers.getSetCookie()[0] ?? '';
    const open = async (): Promise<WebSocket> => {
      const headers = { Cookie: cookie.split(';', 1)[0] ?? '', Origin: new URL(url).origin };
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/chat`, { headers });
      await once(socket, 'open');
      return socket;
    };
    const [leaving, deaf] = [await open(), await open()];
    deaf.pause();
    leaving.send(JSON.stringify({ type: 'chat_message', message: 'The last word', clientId: 'last-word' }));
    await once(leaving, 'message');
    const closed = once(leaving, 'close') as Promise<[number]>;
    server.signal('SIGTERM');
    expect((await closed)[0]).toBe(1001);
    expect(await server.exitCode()).toBe(0);
    expect(server.err).toBe('');
    deaf.terminate();
  });

  itOnFile('kills itself in time when something keeps it running, and says so', async () => {
    const server = servers.start({ NODE_OPTIONS: '--import=data:text/javascript,setInterval(Date,1e6)' });
    await server.ready();
    server.signal('SIGTERM');
    expect(await server.exitCode()).toBe('SIGKILL');
    expect(server.out).toContain('the rest was cut off.');
  });
});

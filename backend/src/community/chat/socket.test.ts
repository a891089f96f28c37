import { request } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { PushService } from '../../platform/realtime/push.service.js';
import {
  MAX_SOCKETS_PER_MEMBER,
  SocketRegistryService,
} from '../../platform/realtime/socket-registry.service.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { aChatter, freshClientId, hear, messagesOf, say } from '../../../test/support/chat.js';
import { ChatTab, refusalOf } from '../../../test/support/chat-tab.js';

// Creating all tables on a shared database server is slow.
jest.setTimeout(30_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a socket', () => {
  it('is opened for members only [S6.06, S7.38, SEC-23]', async () => {
    const stranger = app.aVisitor();
    expect(await refusalOf(app.url, stranger)).toMatchObject({ status: 401, code: 'auth.signed_out' });
    stranger.setCookie('session', 'A'.repeat(43));
    expect(await refusalOf(app.url, stranger)).toMatchObject({ status: 401, code: 'auth.signed_out' });
    const { client } = await app.aMember();
    await client.post('/api/logout');
    expect(await refusalOf(app.url, client)).toMatchObject({ status: 401, code: 'auth.signed_out' });
  });

  it.each([
    ['https://evil.example', 'request.cross_origin'],
    ['null', 'request.cross_origin'],
    [undefined, 'request.origin_required'],
  ])('is not opened by a page of %s [SEC-23]', async (Origin, code) => {
    const { client } = await app.aMember();
    const headers = { Origin, 'Sec-Fetch-Site': 'cross-site' };
    expect(await refusalOf(app.url, client, { headers })).toMatchObject({ status: 403, code });
  });

  it.each(['/ws/', '/ws/other', '/api/user'])(
    'is not opened at %s, where there is none [S7.38]',
    async (path) => {
      const { client } = await app.aMember();
      expect(await refusalOf(app.url, client, { path })).toMatchObject({ status: 404 });
    },
  );

  it('is refused as too many when somebody opens them without end [SEC-23]', async () => {
    const limited = await startTestApp({ rateLimitScale: 0.05 });
    const { client } = await limited.aMember();
    // The scaled limits are 6 per minute for the member (of 120) and 30 for the address (of 600).
    for (let count = 0; count < 6; count += 1) await (await ChatTab.open(limited.url, client)).close();
    const refusal = await refusalOf(limited.url, client);
    expect(refusal).toMatchObject({ status: 429, code: 'request.too_many' });
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    const stranger = limited.aVisitor();
    for (let count = 0; count < 30; count += 1) await refusalOf(limited.url, stranger);
    expect(await refusalOf(limited.url, stranger)).toMatchObject({ status: 429 });
    await limited.close();
  });

  it('makes place when a member has too many: the oldest closes', async () => {
    const { client } = await app.aMember();
    const tabs: ChatTab[] = [];
    for (let count = 0; count <= MAX_SOCKETS_PER_MEMBER; count += 1)
      tabs.push(await ChatTab.open(app.url, client));
    expect(await tabs[0]?.closeCode()).toBe(4409);
    await tabs[1]?.settled();
    await tabs.at(-1)?.settled();
  });
});

describe('a frame that is not understood', () => {
  const NESTED = `${'['.repeat(1500)}${']'.repeat(1500)}`;

  it.each([
    ['no JSON', '{"type":'],
    ['a number', '7'],
    ['a list', '[{"type":"chat_message","message":"in a list"}]'],
    ['lists in lists as a message', `{"type":"chat_message","message":${NESTED}}`],
    ['a type that nobody knows', '{"type":"new_message","data":{}}'],
    ['a type that every object has', '{"type":"constructor"}'],
    ['a list as its type', '{"type":["heartbeat"]}'],
    ['a message in its prototype', '{"type":"chat_message","__proto__":{"message":"x"}}'],
    ['a message that is an object', '{"type":"chat_message","message":{"toString":"x"}}'],
    ['a name that is none', '{"type":"chat_message","message":"x","clientId":"a b"}'],
    ['a place that is none', '{"type":"chat_join","after":-1}'],
    ['no game', '{"type":"activity","data":{"game":"<b>"}}'],
    ['a list in the place of a game', '{"type":"activity","data":[]}'],
  ])('is told as such, and nothing else of it: %s [SEC-24]', async (_, sent) => {
    const { client } = await app.aMember();
    const tab = await ChatTab.open(app.url, client);
    tab.sendRaw(sent);
    expect(await tab.frame('error')).toEqual({ type: 'error', data: { code: 'frame.invalid' } });
    await tab.settled();
    expect(messagesOf(tab.of('new_message'))).toEqual([]);
  });

  it('ends the socket when it comes ten times, and nobody else notices [SEC-24]', async () => {
    const { socket, member } = await aChatter(app);
    const bad = await ChatTab.open(app.url, member.client);
    for (let count = 0; count < 10; count += 1) bad.sendRaw('{');
    expect(await bad.closeCode()).toBe(4400);
    expect(bad.of('error')).toHaveLength(9);
    expect(await say(socket, 'Still here')).toMatchObject({ type: 'chat_ack' });
  });

  it.each([4_097, 1_000_000])(
    'ends the socket when it has %i bytes, and nobody else notices [SEC-24]',
    async (size) => {
      const { socket, member } = await aChatter(app);
      const big = await ChatTab.open(app.url, member.client);
      const linesBefore = app.logLines.length;
      big.send({ type: 'chat_message', message: 'x'.repeat(size) });
      expect(await big.closeCode()).toBe(1009);
      expect(await say(socket, 'Still here')).toMatchObject({ type: 'chat_ack' });
      expect(app.logLines.slice(linesBefore).filter((line) => !line.includes('"Request."'))).toEqual([]);
    },
  );

  it.each([
    ['without a mask', Buffer.from([0x81, 0x02, 0x7b, 0x7d]), 1002],
    ['with text that is no UTF-8', Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff]), 1007],
  ])('ends the socket when it is one %s', async (_, bytes, code) => {
    const { socket, member } = await aChatter(app);
    const broken = await ChatTab.open(app.url, member.client);
    rawSocketOf(broken.socket).write(bytes);
    expect(await broken.closeCode()).toBe(code);
    expect(await say(socket, 'Still here')).toMatchObject({ type: 'chat_ack' });
  });
});

describe('a flood', () => {
  it.each(['frames', 'pings'])('of %s ends the socket, and nobody else notices [SEC-24]', async (kind) => {
    const limited = await startTestApp({ rateLimitScale: 1 });
    const { socket } = await aChatter(limited);
    const flooding = await ChatTab.open(limited.url, (await limited.aMember()).client);
    for (let count = 0; count < 5_000; count += 1) {
      if (kind === 'frames') flooding.send({ type: 'chat_message', message: `Flood ${count}` });
      else flooding.socket.ping('x'.repeat(100));
    }
    expect(await flooding.closeCode()).toBe(4429);
    await socket.settled();
    expect(messagesOf(socket.of('new_message')).length).toBeLessThanOrEqual(5);
    expect(await say(socket, 'Still here')).toMatchObject({ type: 'chat_ack' });
    await limited.close();
  });
});

describe('a reader that never drains', () => {
  it('is dropped above 256 KiB, the others get everything, and it catches up by id [SEC-24]', async () => {
    const { socket } = await aChatter(app);
    const { member, socket: slow } = await aChatter(app);
    const { id: last } = await hearOwn(socket, 'The last one it reads');
    await hear(slow, 'The last one it reads');
    slow.socket.pause();
    const filler = {
      type: 'chat_muted' as const,
      data: { until: null, reason: 'x'.repeat(100_000) },
    };
    const sockets = app.nest.get(SocketRegistryService);
    let highestLag = 0;
    while (sockets.has(member.id)) {
      for (const { socket: kept } of sockets.of(member.id))
        highestLag = Math.max(highestLag, kept.bufferedAmount);
      app.nest.get(PushService).toMembers([member.id], filler);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(highestLag).toBeLessThan(256 * 1024 + 110_000);
    await say(socket, 'Nobody waits for it');
    await hear(socket, 'Nobody waits for it');
    slow.socket.terminate();
    const back = await ChatTab.open(app.url, member.client, { query: '?chat=off' });
    back.send({ type: 'chat_join', after: last, from: last });
    const missed = await back.frame('chat_missed');
    expect(messagesOf([missed]).map(({ message }) => message)).toEqual(['Nobody waits for it']);
  });

  async function hearOwn(tab: ChatTab, text: string): Promise<{ id: number }> {
    await say(tab, text, freshClientId());
    return hear(tab, text);
  }
});

describe('a connection that is no socket', () => {
  it('is answered and let go, whatever it asks for', async () => {
    const url = new URL(app.url);
    const { client } = await app.aMember();
    const upgrade = (
      headers: Record<string, string>,
      method = 'GET',
      path = '/ws/chat',
    ): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const sent = request(app.url + path, {
          method,
          headers: { ...client.socketHeaders(), Connection: 'Upgrade', Upgrade: 'websocket', ...headers },
        });
        sent.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject);
        sent.end();
      });
    expect(await upgrade({})).toBe(400);
    expect(await upgrade({ 'Sec-WebSocket-Key': 'short', 'Sec-WebSocket-Version': '13' })).toBe(400);
    expect(
      await upgrade({ 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version': '99' }),
    ).toBe(400);
    expect(await upgrade({ Upgrade: 'h2c' }, 'POST')).toBe(405);
    expect(await upgrade({ Upgrade: 'h2c' }, 'GET', '/api/user')).toBe(200);
    const cut = connect(Number(url.port), url.hostname);
    await once(cut, 'connect');
    cut.write('GET /ws/chat HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    cut.destroy();
    expect((await client.get('/api/user')).status).toBe(200);
  });
});

/** Returns the connection under a socket, for bytes that no client library would send. */
function rawSocketOf(socket: WebSocket): NodeJS.WritableStream {
  return Reflect.get(socket, '_socket') as NodeJS.WritableStream;
}

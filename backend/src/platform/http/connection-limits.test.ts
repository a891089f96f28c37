import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { Public } from './route.js';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  dropStalledReaders,
  limitAddresses,
  LimitedExpress,
} from './connection-limits.js';

/** More than the buffers of two sockets hold. */
const LARGE_BYTES = 64 * 1024 * 1024;

const running: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of running.splice(0)) each.close();
});

/** Starts a server that answers `hello`, with these limits and otherwise the usual ones. */
async function serverWith(
  limits: Partial<ConnectionLimits>,
  answer: RequestHandler = hello,
): Promise<Server> {
  const all = { ...CONNECTION_LIMITS, ...limits };
  const express = new LimitedExpress(all);
  express.use(dropStalledReaders);
  express.initHttpServer();
  express.use(answer);
  const server = express.getHttpServer() as Server;
  limitAddresses(server, all, () => true);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.push({ close: () => (server.close(), server.closeAllConnections()) });
  return server;
}

const hello: RequestHandler = (_request, response) => void response.send('hello');

async function open(server: Server, text = ''): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  running.push({ close: () => socket.destroy() });
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

/** Returns everything received until the server closes the connection. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket
    .setEncoding('utf8')
    .on('data', (part: string) => (text += part))
    .resume();
  await once(socket, 'close');
  return text;
}

const LAST_REQUEST = 'GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n';

/** Asserts that a third connection is closed without an answer, and accepted once one of the two has gone. */
async function expectRoomForTwo(server: Server): Promise<void> {
  const closed = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
  const first = await open(server);
  await open(server);
  expect(await heard(await open(server))).toBe('');
  first.destroy();
  await closed;
  expect(await heard(await open(server, LAST_REQUEST))).toContain('hello');
}

describe('A connection', () => {
  it.each([
    ['sends nothing', '', { headersMs: 50 }],
    ['sends no whole head', 'GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ', { headersMs: 50 }],
    [
      'sends no whole body',
      'POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 9\r\n\r\n{',
      { headersMs: 50, requestMs: 100 },
    ],
  ])('is closed when it %s in time [SEC-40]', async (_what, text, limits) => {
    const answer: RequestHandler = (request, response) =>
      void request.on('end', () => response.end()).resume();
    const server = await serverWith({ ...limits, checkMs: 10 }, answer);
    expect(await heard(await open(server, text))).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('is kept for a next request, and closed when there is none', async () => {
    const server = await serverWith({ keepAliveMs: 50 });
    const socket = await open(server, 'GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 200 .*hello$/s);
  });

  it('has its pipelined requests answered one at a time, and is closed with too many [SEC-38]', async () => {
    let running = 0;
    let most = 0;
    const server = await serverWith({}, (_request, response) => {
      most = Math.max(most, (running += 1));
      setImmediate(() => ((running -= 1), response.send('hello')));
    });
    const request = 'GET / HTTP/1.1\r\nHost: site\r\n\r\n';
    const text = await heard(await open(server, request.repeat(99) + LAST_REQUEST));
    expect([text.split('hello').length - 1, most]).toEqual([100, 1]);
    const flood = (await open(server, request.repeat(1_000))).resume();
    await new Promise((resolve) => flood.once('close', resolve));
  });

  it('is refused above so many in all, and again possible when one has gone', async () => {
    await expectRoomForTwo(await serverWith({ connections: 2 }));
  });

  it('is refused above so many of one address, and again possible when one has gone [SEC-40]', async () => {
    await expectRoomForTwo(await serverWith({ connectionsOfAddress: 2 }));
  });
});

describe('An answer', () => {
  it.each([
    ['as a whole', (response: Response) => void response.send(Buffer.alloc(LARGE_BYTES))],
    ['piece by piece', (response: Response) => void response.write(Buffer.alloc(LARGE_BYTES))],
  ])('that is sent %s is cut off when nobody takes it [SEC-40]', async (_how, send) => {
    let told = (): void => undefined;
    const closed = new Promise<void>((resolve) => (told = resolve));
    const server = await serverWith({ stalledMs: 50 }, (_request, response) => {
      response.once('close', told);
      send(response);
    });
    const socket = await open(server, LAST_REQUEST);
    socket.pause();
    await closed;
    expect((await heard(socket)).length).toBeLessThan(LARGE_BYTES);
  });

  it('that is still being prepared has more time [SEC-40]', async () => {
    const server = await serverWith({ stalledMs: 20 }, async (request, response) => {
      // Twice as long as nothing may move on a connection.
      await once(request.socket, 'timeout');
      await once(request.socket, 'timeout');
      response.send('done');
    });
    expect(await heard(await open(server, LAST_REQUEST))).toContain('done');
  });
});

@Public()
@Controller('large')
class LargeController {
  @Get()
  read(): string {
    return 'x'.repeat(LARGE_BYTES);
  }
}

@Module({ controllers: [LargeController] })
class LargeModule {}

describe('A connection that offers another protocol', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp({
      connections: { ...CONNECTION_LIMITS, stalledMs: 50 },
      areas: [LargeModule],
    });
  });
  afterEach(() => app.close());

  /** Requests a path and leaves its own side open; returns both ends of the connection. */
  function ask(path: string, protocol: string): { asker: Socket; closed: Promise<unknown> } {
    const server = app.nest.getHttpServer();
    const closed = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const { port } = server.address() as AddressInfo;
    const asker = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    asker.on('error', () => undefined);
    running.push({ close: () => asker.destroy() });
    asker.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
    return { asker, closed };
  }

  it.each([
    ['/api/health', 'h2c', /^HTTP\/1\.1 200 .*"ok"/s],
    ['/ws/nowhere', 'websocket', /^HTTP\/1\.1 404 /],
  ])(
    'to %s is closed after its answer, though whoever asked leaves it open [SEC-40]',
    async (path, protocol, answer) => {
      const { asker, closed } = ask(path, protocol);
      let text = '';
      asker.setEncoding('utf8').on('data', (part: string) => (text += part));
      await Promise.all([once(asker, 'end'), closed]);
      expect(text).toMatch(answer);
    },
  );

  it('is cut off when nobody takes its answer [SEC-40]', async () => {
    const { asker, closed } = ask('/api/large', 'h2c');
    asker.pause();
    await closed;
  });
});

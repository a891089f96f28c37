import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { HttpAdapterHost } from '@nestjs/core';
import { expect, it } from '@jest/globals';
import { startTestApp } from '../../../test/support/app.js';
import { createTestDatabase } from '../../../test/support/database.js';
import { aGate } from '../../../test/support/gate.js';
import { Scheduler } from '../common/scheduler.js';
import { DrainService } from './drain.service.js';

/** Opens a connection that the server has accepted. */
async function connectTo(server: Server): Promise<Socket> {
  const accepted = once(server, 'connection');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  await accepted;
  return client;
}

/** Returns everything that is sent until the connection ends. */
async function allOf(client: Socket): Promise<string> {
  let text = '';
  for await (const chunk of client) text += String(chunk);
  return text;
}

it('cuts off whoever never finishes a request, so that the server can end', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = await connectTo(server);
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf of it');
  await once(server, 'request');
  const host = { httpAdapter: { getHttpServer: () => server } } as unknown as HttpAdapterHost;
  new DrainService(host, 20).onModuleDestroy();
  await once(server, 'close');
  expect(server.listening).toBe(false);
});

it('a stopping server first listens no more, and then waits for its jobs', async () => {
  const database = await createTestDatabase();
  const { nest } = await startTestApp({ database });
  const server: Server = nest.getHttpServer();
  const job = aGate();
  nest.get(Scheduler).every(1000, () => job.passed, 'It failed.');
  const [reader, tab] = [await connectTo(server), await connectTo(server)];
  const stopped = nest.close();
  for (let turn = 0; turn < 100 && server.listening; turn += 1) await new Promise(setImmediate);
  expect(server.listening).toBe(false);
  reader.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await allOf(reader)).toMatch(/^HTTP\/1\.1 200 [^]+\r\nConnection: close\r\n/);
  tab.write('GET /ws/chat HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  expect(await allOf(tab)).toMatch(/^HTTP\/1\.1 503 /);
  job.open();
  await stopped;
  await database.remove();
});

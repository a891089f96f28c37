import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { HttpAdapterHost } from '@nestjs/core';
import { expect, it } from '@jest/globals';
import { DrainService } from './drain.service.js';

it('cuts off whoever never finishes a request, so that the server can end', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf of it');
  await once(server, 'request');
  const host = { httpAdapter: { getHttpServer: () => server } } as unknown as HttpAdapterHost;
  new DrainService(host, 20).beforeApplicationShutdown();
  server.close();
  await once(server, 'close');
  expect(server.listening).toBe(false);
});

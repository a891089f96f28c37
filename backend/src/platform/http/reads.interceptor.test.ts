import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { aGate } from '../../../test/support/gate.js';
import { Public } from './route.js';

const gate = aGate();
let begun = 0;

@Controller('held')
class HeldController {
  @Public()
  @Get()
  async read(): Promise<string> {
    begun += 1;
    await gate.passed;
    return 'done';
  }
}

@Module({ controllers: [HeldController] })
class HeldArea {}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [HeldArea], rateLimitScale: 1 });
});
afterAll(async () => {
  gate.open();
  await app.close();
});

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Resolves once the server has received the request that `send` sends, and has queued or refused it. */
async function queued<Sent>(send: () => Sent): Promise<{ sent: Sent; socket: Socket }> {
  const received = once(app.nest.getHttpServer() as Server, 'request') as Promise<[IncomingMessage]>;
  const sent = send();
  const [{ socket }] = await received;
  for (let turns = 0; turns < 10; turns += 1) await turn();
  return { sent, socket };
}

describe('Reads', () => {
  it('wait for each other by member or address, and nothing else waits for them [SEC-39]', async () => {
    const [one, other] = [app.aVisitor(), await app.aMember()];
    const [first, second] = [one.get('/api/held'), other.client.get('/api/held')];
    while (begun < 1) await turn();
    expect((await one.get('/api/health/ready')).status).toBe(200);
    expect((await other.client.post('/api/games/rounds', { gameName: 'Alien Clicker' })).status).toBe(201);
    const refused = await one.post('/api/login', { username: 'nobody', password: 'not-a-password' });
    expect(refused.status).toBe(401);
    const { sent: gone, socket } = await queued(() =>
      get(`${app.url}/api/held`, { agent: false }).on('error', () => undefined),
    );
    gone.destroy();
    await once(socket, 'close');
    expect(begun).toBe(1);
    const neighbour = app.aVisitor('203.0.113.9');
    const many = Array.from({ length: 12 }, () => neighbour.get('/api/held'));
    const member = app.aVisitor('203.0.113.9');
    member.setCookie('session', (await app.aMember()).client.cookie('session') ?? '');
    expect((await Promise.race(many)).status).toBe(429);
    const { sent: third } = await queued(() => member.get('/api/held'));
    gate.open();
    expect((await third).status).toBe(200);
    expect((await Promise.all(many)).filter(({ status }) => status === 429)).toHaveLength(1);
    expect([(await first).status, (await second).status, begun]).toEqual([200, 200, 14]);
  });
});

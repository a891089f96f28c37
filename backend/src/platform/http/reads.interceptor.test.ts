import { once } from 'node:events';
import { get, type Server } from 'node:http';
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

describe('Reads', () => {
  it('wait for each other, and not if their client has gone; writes, sign-in and health do not wait [SEC-39]', async () => {
    const [one, other] = [app.aVisitor(), await app.aMember()];
    const [first, second] = [one.get('/api/held'), other.client.get('/api/held')];
    while (begun < 1) await turn();
    expect((await one.get('/api/health/ready')).status).toBe(200);
    expect((await other.client.post('/api/games/rounds', { gameName: 'Alien Clicker' })).status).toBe(201);
    const refused = await one.post('/api/login', { username: 'nobody', password: 'not-a-password' });
    expect(refused.status).toBe(401);
    const connected = once(app.nest.getHttpServer() as Server, 'connection') as Promise<[Socket]>;
    const gone = get(`${app.url}/api/held`, { agent: false }).on('error', () => undefined);
    const [socket] = await connected;
    gone.destroy();
    await once(socket, 'close');
    expect(begun).toBe(1);
    gate.open();
    expect([(await first).status, (await second).status, begun]).toEqual([200, 200, 2]);
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
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

it('Reads wait for each other; writes, sign-in and health pass, and who has gone is not read for [SEC-39]', async () => {
  const [one, other] = [app.aVisitor(), await app.aMember()];
  const [first, second] = [one.get('/api/held'), other.client.get('/api/held')];
  const gone = new AbortController();
  const left = fetch(`${app.url}/api/held`, { signal: gone.signal });
  while (begun < 1) await new Promise((resolve) => setImmediate(resolve));
  expect((await one.get('/api/health/ready')).status).toBe(200);
  expect((await other.client.post('/api/games/rounds', { gameName: 'Alien Clicker' })).status).toBe(201);
  const refused = await one.post('/api/login', { username: 'nobody', password: 'not-a-password' });
  expect(refused.status).toBe(401);
  gone.abort();
  await expect(left).rejects.toThrow();
  expect(begun).toBe(1);
  gate.open();
  expect([(await first).status, (await second).status, begun]).toEqual([200, 200, 2]);
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { aGate, type Gate } from '../../../test/support/gate.js';
import { Member, Public } from './route.js';
import { CostlyRead } from './costly-reads.interceptor.js';

let gate: Gate;
let begun = 0;
let inside = 0;
let most = 0;

/** Answers once the gate is open, and counts the requests inside meanwhile. */
async function passThrough(): Promise<string> {
  begun += 1;
  inside += 1;
  most = Math.max(most, inside);
  await gate.passed;
  inside -= 1;
  return 'done';
}

@Controller('costly')
class CostlyController {
  @Member()
  @CostlyRead({ atOnce: 2, waitingPerCaller: 3 })
  @Get('member')
  member(): Promise<string> {
    return passThrough();
  }

  @Public()
  @CostlyRead({ waitingPerCaller: 0 })
  @Get('visitor')
  visitor(): Promise<string> {
    return passThrough();
  }
}

@Module({ controllers: [CostlyController] })
class CostlyArea {}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [CostlyArea] });
});
beforeEach(() => {
  gate = aGate();
  [begun, inside, most] = [0, 0, 0];
});
afterEach(() => gate.open());
afterAll(() => app.close());

async function untilBegun(count: number): Promise<void> {
  while (begun < count) await new Promise((resolve) => setImmediate(resolve));
}

describe('A costly read', () => {
  it('is answered to a member one after the other, and to two members at once [SEC-39]', async () => {
    const [one, other] = [await app.aMember(), await app.aMember()];
    const ask = (member: typeof one) => member.client.get('/api/costly/member');
    const answers = [ask(one), ask(one), ask(one), ask(other)];
    await untilBegun(2);
    // Other requests are answered meanwhile, also from the same member.
    expect((await one.client.get('/api/user')).status).toBe(200);
    expect([begun, inside]).toEqual([2, 2]);
    gate.open();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([begun, most]).toEqual([4, 2]);
  });

  it('is refused to who asks for it again and again, until the first has come to its end', async () => {
    const visitor = app.aVisitor();
    const first = visitor.get('/api/costly/visitor');
    await untilBegun(1);
    const second = await visitor.get('/api/costly/visitor');
    expect(second.status).toBe(429);
    expect(second.body).toMatchObject({ code: 'request.too_many' });
    expect(second.headers.get('retry-after')).toBe('2');
    gate.open();
    expect((await first).status).toBe(200);
    expect((await visitor.get('/api/costly/visitor')).status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';
import type { Answer } from '../../../test/support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ rateLimitScale: 1 });
});
afterAll(() => app.close());

/** Returns the statuses of `count` requests sent one after another. */
async function statuses(count: number, send: () => Promise<Answer>): Promise<number[]> {
  const answers: number[] = [];
  for (let index = 0; index < count; index += 1) answers.push((await send()).status);
  return answers;
}

const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

describe('rate limits', () => {
  it('let an address try fifty sign-ins a minute, malformed ones counted', async () => {
    const visitor = app.aVisitor();
    const malformed = (): Promise<Answer> => visitor.post('/api/login', undefined, { raw: '{' });
    expect(await statuses(51, malformed)).toEqual([...times(50, 400), 429]);
  });

  it('let an address register thirty times an hour, refused ones counted [SEC-13]', async () => {
    const visitor = app.aVisitor();
    const short = (): Promise<Answer> => visitor.post('/api/register', { username: 'x', password: 'y' });
    expect(await statuses(31, short)).toEqual([...times(30, 400), 429]);
  });

  it('let a member change the password ten times an hour, wrong tries not counted [SEC-30]', async () => {
    const { client } = await app.aMember();
    const change = (currentPassword: string): Promise<Answer> =>
      client.patch('/api/user/password', { currentPassword, newPassword: MEMBER_PASSWORD });
    expect(await statuses(3, () => change('not this one'))).toEqual(times(3, 403));
    expect(await statuses(11, () => change(MEMBER_PASSWORD))).toEqual([...times(10, 204), 429]);
  });

  it('let an address open sixty invitation links a minute [SEC-58]', async () => {
    const visitor = app.aVisitor();
    const guess = (): Promise<Answer> => visitor.get('/api/invitations/guessed');
    expect(await statuses(61, guess)).toEqual([...times(60, 404), 429]);
  });

  it('let an address check sixty names a minute, and register meanwhile', async () => {
    const visitor = app.aVisitor();
    const check = (): Promise<Answer> => visitor.get('/api/register/name?username=some-body');
    expect(await statuses(61, check)).toEqual([...times(60, 200), 429]);
    expect((await visitor.post('/api/register', { username: 'x', password: 'y' })).status).toBe(400);
  });

  it('let a member write 120 times a minute, from wherever [SEC-38]', async () => {
    const { client } = await app.aMember();
    const elsewhere = app.aVisitor();
    elsewhere.setCookie('session', client.cookie('session') ?? '');
    const write = (from: typeof client): Promise<Answer> =>
      from.post('/api/games/rounds', undefined, { raw: '[]' });
    await statuses(60, () => write(client));
    expect(await statuses(60, () => write(elsewhere))).not.toContain(429);
    expect((await write(client)).status).toBe(429);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  it('let a visitor write 120 times a minute from one address', async () => {
    const visitor = app.aVisitor('2001:db8:1:2::1');
    const neighbour = app.aVisitor('2001:0db8:0001:0002:ffff::9');
    expect(await statuses(60, () => visitor.post('/api/logout'))).not.toContain(429);
    expect(await statuses(60, () => neighbour.post('/api/logout'))).not.toContain(429);
    expect((await visitor.post('/api/logout')).status).toBe(429);
    expect((await app.aVisitor('2001:db8:1:3::1').post('/api/logout')).status).toBe(204);
  });

  it.each([
    ['1', '203.0.113.8:PORT', '203.0.113.9:PORT'],
    ['1', '[2001:db8::9]:PORT', '[2001:db8:0:1::9]:PORT'],
    ['1', 'unknown-PORT', '203.0.113.9:PORT'],
    ['loopback,10.0.0.0/8', '203.0.113.8:PORT, 10.0.0.7:PORT', '203.0.113.9:PORT, 10.0.0.7:PORT'],
  ])(
    'count wrong passwords by address, not by port: TRUST_PROXY=%s, %s [SEC-29]',
    async (proxies, one, other) => {
      const proxied = await startTestApp({ rateLimitScale: 1, environment: { TRUST_PROXY: proxies } });
      try {
        let port = 40_000;
        const guess = (address: string): Promise<Answer> =>
          proxied
            .aVisitor(address.replaceAll('PORT', String((port += 1))))
            .post('/api/login', { username: 'somebody', password: 'wrong password' });
        const answers = await statuses(12, () => guess(one));
        expect(answers).toEqual([...times(10, 401), 429, 429]);
        expect((await guess(other)).status).toBe(401);
      } finally {
        await proxied.close();
      }
    },
  );
});

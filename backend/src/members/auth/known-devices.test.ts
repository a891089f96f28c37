import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { resetPassword } from './lost-password.js';
import { AuditLogService } from '../audit/audit-log.service.js';
import { Random } from '../../platform/common/random.js';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';
import type { Answer, TestClient } from '../../../test/support/client.js';
import { SameBytes } from '../../../test/support/same-bytes.js';
import { PasswordsService } from './passwords.service.js';

interface ProblemBody {
  readonly code: string;
  readonly message: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

// Hashing passwords is slow on a shared machine.
jest.setTimeout(60_000);

/** A fifth of the site's limits: two attempts per address and name, and ten per name overall. */
const FREE_TRIES = 2;

let app: TestApp;
beforeAll(async () => {
  // Attempts share counters by a keyed hash. A fixed secret and fixed names prevent collisions by chance.
  const environment = { STREAM_SECRET: 'the secret of the site of these tests' };
  app = await startTestApp({ rateLimitScale: 0.2, random: new SameBytes(), environment });
});
afterAll(() => app.close());

const signIn = (
  client: TestClient,
  username: string,
  password = MEMBER_PASSWORD,
): Promise<Answer<ProblemBody>> => client.post('/api/login', { username, password });

/** Tries wrong passwords for a name from one address until it has to wait; returns the last answer. */
async function exhaust(client: TestClient, username: string): Promise<Answer<ProblemBody>> {
  for (;;) {
    const answer = await signIn(client, username, 'not this one');
    if (answer.status !== 401) return answer;
  }
}

/** Uses up the attempts that all addresses together have for a name. */
async function hammer(username: string): Promise<void> {
  for (let address = 0; address < 5; address += 1) await exhaust(app.aVisitor(), username);
}

const rowsOf = (userId: number): Promise<{ device: string; lastUsedAt: number }[]> =>
  app.database.query('SELECT device, lastUsedAt FROM known_devices WHERE userId = ?', [userId]);

describe('A stranger who guesses', () => {
  it('has a few tries, then waits, and is told how long, whether the name exists or not [SEC-29]', async () => {
    const { id, username } = await app.aMember();
    const answers = await Promise.all(
      [username, 'nobody-at-all'].map(async (name) => exhaust(app.aVisitor(), name)),
    );
    for (const { status, headers, body } of answers) {
      expect(status).toBe(429);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(60);
      const message = 'Too many wrong passwords. Please try again in a minute.';
      expect(body).toMatchObject({ code: 'request.too_many', message, errors: { password: [message] } });
    }
    expect(Object.keys(answers[0]?.body ?? {})).toEqual(Object.keys(answers[1]?.body ?? {}));
    const refusals = app.logLines.filter((line) => line.includes('"request.too_many"'));
    expect(
      refusals.filter((line) => line.includes(`"memberId":${id},"username":"${username}"`)),
    ).toHaveLength(1);
    expect(refusals.join()).not.toContain('nobody-at-all');
  });

  it('keeps nobody at another address waiting [SEC-29]', async () => {
    const { username } = await app.aMember();
    await exhaust(app.aVisitor(), username);
    expect((await signIn(app.aVisitor(), username)).status).toBe(200);
  });

  it('with many addresses makes new browsers wait, and none that the member has signed in with [SEC-29]', async () => {
    const { username } = await app.aMember();
    const known = app.aVisitor();
    await signIn(known, username);
    await known.post('/api/logout');
    await hammer(username);
    expect((await signIn(app.aVisitor(), username)).status).toBe(429);
    expect((await signIn(known, username)).status).toBe(200);
  });

  it('lets in who was given a one-time password, on any browser [SEC-29]', async () => {
    const { username } = await app.aMember();
    const own = app.aVisitor();
    await hammer(username);
    await exhaust(own, username);
    const { password } = await resetPassword(
      {
        unitOfWork: app.unitOfWork,
        passwords: app.nest.get(PasswordsService, { strict: false }),
        audit: app.nest.get(AuditLogService, { strict: false }),
        random: app.nest.get(Random),
        clock: app.clock,
      },
      username,
    );
    expect((await signIn(own, username, password)).status).toBe(200);
  });
});

describe('A browser that has signed somebody in', () => {
  it('is known for that member only', async () => {
    const [first, second] = [await app.aMember(), await app.aMember()];
    const visitor = app.aVisitor();
    await signIn(visitor, first.username);
    await hammer(second.username);
    expect((await signIn(visitor, second.username)).status).toBe(429);
  });

  it('waits for its own wrong passwords', async () => {
    const { username } = await app.aMember();
    const known = app.aVisitor();
    await signIn(known, username);
    expect((await exhaust(known, username)).status).toBe(429);
    expect((await signIn(app.aVisitor(known.address), username)).status).toBe(200);
  });

  it('is a stranger again once the password was changed in another one [SEC-29]', async () => {
    const { username, id } = await app.aMember();
    const [own, thief] = [app.aVisitor(), app.aVisitor()];
    for (const client of [own, thief]) await signIn(client, username);
    expect(await rowsOf(id)).toHaveLength(2);
    const change = { currentPassword: MEMBER_PASSWORD, newPassword: 'a better one' };
    expect((await own.patch('/api/user/password', change)).status).toBe(204);
    expect(await rowsOf(id)).toHaveLength(1);
    await hammer(username);
    expect((await signIn(thief, username, 'a better one')).status).toBe(429);
    expect((await signIn(own, username, 'a better one')).status).toBe(200);
  });

  it('is forgotten with the account, after a one-time password, and after a year', async () => {
    const admin = await app.aMember({ isAdmin: true });
    const [closed, lost, away] = [await app.aMember(), await app.aMember(), await app.aMember()];
    for (const { username } of [closed, lost, away]) await signIn(app.aVisitor(), username);
    await closed.client.post('/api/user/close', { password: MEMBER_PASSWORD });
    await admin.client.post(`/api/admin/users/${lost.id}/one-time-password`);
    expect([await rowsOf(closed.id), await rowsOf(lost.id)]).toEqual([[], []]);
    app.clock.advance(365 * DAY_MS);
    await signIn(app.aVisitor(), admin.username);
    expect(await rowsOf(away.id)).toEqual([]);
  });

  it('is one of twenty at the most: the one used longest ago makes room', async () => {
    const { username, id } = await app.aMember();
    const browsers = Array.from({ length: 21 }, () => app.aVisitor());
    for (const browser of browsers) {
      app.clock.advance(1000);
      await signIn(browser, username);
    }
    const times = (await rowsOf(id)).map(({ lastUsedAt }) => lastUsedAt);
    expect(times).toHaveLength(20);
    expect(Math.min(...times)).toBe(app.clock.now().getTime() - 19_000);
  });
});

describe('Wrong passwords in a stolen session', () => {
  it('wait longer and longer, and keep no other session waiting [SEC-30]', async () => {
    const { username } = await app.aMember();
    const [own, stolen] = [app.aVisitor(), app.aVisitor()];
    for (const client of [own, stolen]) await signIn(client, username);
    const guess = { currentPassword: 'not this one', newPassword: 'a better one' };
    const statuses: number[] = [];
    for (let count = 0; count <= FREE_TRIES; count += 1)
      statuses.push((await stolen.patch('/api/user/password', guess)).status);
    expect(statuses).toEqual([...Array<number>(FREE_TRIES).fill(403), 429]);
    const change = { ...guess, currentPassword: MEMBER_PASSWORD };
    expect((await stolen.patch('/api/user/password', change)).status).toBe(429);
    expect((await own.patch('/api/user/password', change)).status).toBe(204);
  });
});

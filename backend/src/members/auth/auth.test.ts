/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SessionEndsService } from '../../platform/realtime/session-ends.service.js';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';
import { openTab } from '../../../test/support/tab.js';
import type { UserDto } from '../user/user.dto.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface ProblemBody {
  code: string;
  message: string;
  errors?: Record<string, string[]>;
}

async function rowsNamed(username: string): Promise<number> {
  const rows = await app.database.query('SELECT id FROM users WHERE usernameKey = ?', [
    username.toLowerCase(),
  ]);
  return rows.length;
}

describe('registering', () => {
  it('makes a member with no coins and signs them in [S7.04, S7.06]', async () => {
    const visitor = app.aVisitor();
    const registered = await visitor.post<UserDto>('/api/register', {
      username: 'Zorg',
      password: 'moon soup',
    });
    expect(registered.status).toBe(201);
    expect(registered.body).toEqual({
      id: expect.any(Number),
      username: 'Zorg',
      coins: 0,
      isAdmin: false,
      isOwner: false,
      isOnFirstFlight: true,
      hasFreeColour: true,
      isOnline: false,
      mustChangePassword: false,
      totalTimeSpent: 0,
      lastSeen: '2030-01-01T12:00:00.000Z',
      createdAt: '2030-01-01T12:00:00.000Z',
      profilePicture: null,
      avatarCustomization: { color: 'green', hat: 'none', face: 'smile', accessory: 'none' },
      settings: {},
      avatarColor: 'green',
      avatarHat: 'none',
      avatarFace: 'smile',
      avatarAccessory: 'none',
    });
    expect((await visitor.get('/api/user')).body).toEqual(registered.body);
  });

  it('refuses a name that is taken, whatever its case [S3.01]', async () => {
    await app.aMember({ username: 'Nebula' });
    const answer = await app
      .aVisitor()
      .post<ProblemBody>('/api/register', { username: 'nEBULA', password: 'moon soup' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'auth.username_taken',
      message: 'Please try a different username',
    });
  });

  it('lets exactly one of twenty simultaneous registrations of a name win', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app
          .aVisitor()
          .post('/api/register', { username: index % 2 ? 'Racer' : 'racer', password: 'moon soup' }),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(await rowsNamed('racer')).toBe(1);
  });

  it('stores an argon2id hash with the recommended parameters and never the password [SEC-43]', async () => {
    await app.aVisitor().post('/api/register', { username: 'hashed', password: 'moon soup' });
    const [row] = await app.database.query<{ password: string }>(
      'SELECT password FROM users WHERE usernameKey = ?',
      ['hashed'],
    );
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    [{ username: 'ab', password: 'moon soup' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'abc', password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [
      { username: 'a'.repeat(25), password: 'moon soup' },
      'username',
      'Username must be at most 24 characters',
    ],
    [{ username: 'abc', password: 'p'.repeat(201) }, 'password', 'Password must be at most 200 characters'],
    [
      { username: 'a b', password: 'moon soup' },
      'username',
      'Username may have letters, digits, _ and - only',
    ],
  ])('says what is wrong with %j', async (credentials, field, sentence) => {
    const answer = await app.aVisitor().post<ProblemBody>('/api/register', credentials);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'request.invalid',
      message: sentence,
      errors: { [field]: [sentence] },
    });
  });
});

describe('signing in', () => {
  it('signs a member in by name, in any case, and password [S7.05]', async () => {
    const { id } = await app.aMember({ username: 'Quasar', coins: 7 });
    const visitor = app.aVisitor();
    const answer = await visitor.post<UserDto>('/api/login', {
      username: 'qUASAR',
      password: MEMBER_PASSWORD,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, username: 'Quasar', coins: 7 });
    expect((await visitor.get<UserDto>('/api/user')).body.id).toBe(id);
  });

  it('answers an unknown name and a wrong password alike [SEC-42]', async () => {
    const { username } = await app.aMember();
    const login = (name: string) =>
      app.aVisitor().post<ProblemBody>('/api/login', { username: name, password: 'not this one' });
    const wrong = await login(username);
    const unknown = await login('nobody-here');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({
      code: 'auth.bad_credentials',
      message: 'Please check your username and password',
    });
    expect(unknown.status).toBe(401);
    expect({ ...(unknown.body as object), requestId: '' }).toEqual({
      ...(wrong.body as object),
      requestId: '',
    });
    expect(wrong.setCookies).toEqual([]);
  });

  it('ends the session the browser had before', async () => {
    const { client, username } = await app.aMember();
    const before = client.cookie('session');
    await client.post('/api/login', { username, password: MEMBER_PASSWORD });
    expect(client.cookie('session')).not.toBe(before);
    const old = app.aVisitor();
    old.setCookie('session', before ?? '');
    expect((await old.get('/api/user')).status).toBe(401);
    expect((await client.get('/api/user')).status).toBe(200);
  });
});

describe('the session', () => {
  it('stands in two cookies: a token that scripts cannot read, and a hint that they can [SEC-21]', async () => {
    const { username } = await app.aMember();
    const answer = await app.aVisitor().post('/api/login', { username, password: MEMBER_PASSWORD });
    expect(answer.setCookies).toEqual([
      expect.stringMatching(/^session=[A-Za-z0-9_-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      'signed_in=1; Max-Age=31536000; Path=/; SameSite=Lax',
      expect.stringMatching(/^known_device=/),
    ]);
  });

  it('lasts 30 days without a visit', async () => {
    const { client } = await app.aMember();
    app.clock.advance(30 * DAY_MS);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('is renewed by visits, once a day, and the cookies with it', async () => {
    const { client } = await app.aMember();
    app.clock.advance(DAY_MS - 1);
    expect((await client.get('/api/user')).setCookies).toEqual([]);
    app.clock.advance(1);
    const renewal = await client.get('/api/user');
    expect(renewal.setCookies).toEqual([
      `session=${client.cookie('session')}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
      'signed_in=1; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
    expect((await client.get('/api/user')).setCookies).toEqual([]);
    app.clock.advance(30 * DAY_MS - 1);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  it('is read on when it can not be renewed, which is tried again a minute later', async () => {
    const { client } = await app.aMember();
    app.clock.advance(DAY_MS);
    const failing = jest.spyOn(app.unitOfWork, 'run').mockRejectedValue(new Error('no room'));
    const first = await client.get('/api/user');
    await client.get('/api/user');
    failing.mockRestore();
    const second = await client.get('/api/user');
    expect([first, second].map(({ status, setCookies }) => [status, setCookies])).toEqual([
      [200, []],
      [200, []],
    ]);
    expect(app.logLines.filter((line) => line.includes('A session could not be renewed.'))).toHaveLength(1);
    app.clock.advance(60_000);
    expect((await client.get('/api/user')).setCookies).toHaveLength(2);
  });

  it('ends after 180 days, however often it is renewed, on every socket as well [SEC-21]', async () => {
    const member = await app.aMember();
    const { client } = member;
    for (let day = 20; day < 180; day += 20) {
      app.clock.advance(20 * DAY_MS);
      expect((await client.get('/api/user')).status).toBe(200);
    }
    const tab = await openTab(app, member);
    app.clock.advance(10 * DAY_MS);
    const renewal = await client.get('/api/user');
    expect(renewal.setCookies[0]).toContain(`Max-Age=${(10 * DAY_MS) / 1000};`);
    await app.nest.get(SessionEndsService).closeEnded();
    app.clock.advance(10 * DAY_MS - 1);
    expect((await client.get('/api/user')).status).toBe(200);
    app.clock.advance(1);
    expect((await client.get('/api/user')).body).toMatchObject({ code: 'auth.signed_out' });
    await app.nest.get(SessionEndsService).closeEnded();
    expect(await tab.closeCode()).toBe(4401);
  });

  it.each(['', 'a'.repeat(43)])('is not opened by the cookie %j', async (value) => {
    const visitor = app.aVisitor();
    const answer = await visitor.get<ProblemBody>('/api/user', {
      headers: { Cookie: `session=${encodeURI(value)}` },
    });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'auth.signed_out' });
  });
});

describe('signing out', () => {
  it('ends the session, clears its cookie and keeps that somebody was here [S7.07]', async () => {
    const { client } = await app.aMember();
    const token = client.cookie('session') ?? '';
    const answer = await client.post('/api/logout');
    expect(answer.status).toBe(204);
    expect(answer.setCookies).toEqual([
      'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'signed_in=0; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
    client.setCookie('session', token);
    expect((await client.get('/api/user')).status).toBe(401);
  });
});

describe('asking whether a name is free', () => {
  const asked = (username: string) =>
    app.aVisitor().get(`/api/register/name?username=${encodeURIComponent(username)}`);

  it('tells a free name from one that a member has, whatever its case', async () => {
    await app.aMember({ username: 'Pip_Comet' });
    expect(await asked('Pip_Planet')).toMatchObject({ status: 200, body: { isFree: true } });
    expect(await asked('pip_COMET')).toMatchObject({ status: 200, body: { isFree: false } });
  });

  it('answers for a reserved name as for one that is taken', async () => {
    const leaving = await app.aMember({ username: 'just-left' });
    await leaving.client.post('/api/user/close', { password: MEMBER_PASSWORD });
    for (const name of ['Ad-Min', 'former-member-7', 'Just-Left'])
      expect(await asked(name)).toMatchObject({ status: 200, body: { isFree: false } });
    app.clock.advance(90 * DAY_MS);
    expect(await asked('Just-Left')).toMatchObject({ body: { isFree: true } });
  });

  it('refuses what cannot be a name', async () => {
    expect(await asked('zo')).toMatchObject({
      status: 400,
      body: { errors: { username: ['Username must be at least 3 characters'] } },
    });
  });
});

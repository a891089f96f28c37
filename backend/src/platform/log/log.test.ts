import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';
import { ChatTab, refusalOf } from '../../../test/support/chat-tab.js';
import type { TestClient } from '../../../test/support/client.js';
import { startedRound } from '../../../test/support/rounds.js';
import { ProblemLog } from '../http/problem-log.js';
import { Problem } from '../errors/problem.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: 'trace' } });
});
afterAll(() => app.close());

/** Returns the lines since `from` with this message. */
const linesOf = (sentence: string, from = 0): Record<string, unknown>[] =>
  app.logLines
    .slice(from)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === sentence);

const WARN = 40;

describe('what an operator is told at the level of npm start', () => {
  it('is each sign-in that failed: why, from where, and whose it would have been [SEC-56]', async () => {
    const { id, username } = await app.aMember();
    const from = app.logLines.length;
    const visitor = app.aVisitor();
    const answer = await visitor.post('/api/login', { username, password: 'a wrong one' });
    await visitor.post('/api/login', { username: 'MyPassword123', password: 'a wrong one' });
    const [known, unknown] = linesOf('A sign-in failed.', from);
    expect(known).toEqual({
      level: WARN,
      time: expect.any(String),
      code: 'auth.bad_credentials',
      address: visitor.address,
      requestId: answer.headers.get('x-request-id'),
      memberId: id,
      username,
      method: 'POST',
      path: '/api/login',
      msg: 'A sign-in failed.',
    });
    expect(unknown).not.toHaveProperty('username');
    expect(app.logLines.slice(from).join()).not.toContain('MyPassword123');
  });

  it('is each refusal, with who asked, and nothing of what members do wrong in ordinary use', async () => {
    const { client, id, username } = await app.aMember();
    const from = app.logLines.length;
    const { address } = client;
    await client.get('/api/admin/users');
    await client.post('/api/logout', undefined, { headers: { Origin: 'https://evil.example' } });
    await client.patch('/api/user/password', { currentPassword: 'not it', newPassword: 'another one' });
    await refusalOf(app.url, app.aVisitor(address));
    for (const body of [{ username: '?' }, { username, password: 'moon soup' }])
      await client.post('/api/register', body);
    await client.get('/api/nowhere');
    const who = { address, memberId: id, username };
    expect(linesOf('A request was refused.', from)).toEqual([
      expect.objectContaining({ level: WARN, code: 'auth.admin_only', ...who, path: '/api/admin/users' }),
      expect.objectContaining({ level: WARN, code: 'request.cross_origin', address, path: '/api/logout' }),
      expect.objectContaining({ level: WARN, code: 'auth.wrong_password', ...who }),
    ]);
    expect(linesOf('A socket was refused.', from)).toEqual([
      expect.objectContaining({ level: WARN, code: 'auth.signed_out', address, path: '/ws/chat' }),
    ]);
    expect(app.logLines.slice(from).filter((line) => line.includes('"level":40'))).toHaveLength(4);
  });

  it('is a flood as five lines and a number', async () => {
    const from = app.logLines.length;
    const visitor = app.aVisitor();
    for (let count = 0; count < 12; count += 1) await visitor.get('/api/user');
    app.nest.get(ProblemLog).onModuleDestroy();
    expect(linesOf('A request was refused.', from)).toHaveLength(5);
    expect(linesOf('More of the same.', from)).toContainEqual(
      expect.objectContaining({ code: 'auth.signed_out', address: visitor.address, more: 7 }),
    );
  });

  it('is each action of an admin, once it is done', async () => {
    const admin = await app.aMember({ isAdmin: true });
    const { id } = await app.aMember();
    const from = app.logLines.length;
    const { headers } = await admin.client.patch(`/api/admin/users/${id}`, { isAdmin: true });
    await admin.client.patch('/api/admin/users/999999', { isAdmin: true });
    expect(linesOf('An admin did something.', from)).toEqual([
      {
        level: WARN,
        time: expect.any(String),
        requestId: headers.get('x-request-id'),
        address: admin.client.address,
        memberId: admin.id,
        username: admin.username,
        action: 'users.admin_granted',
        targetType: 'user',
        targetId: id,
        aboutUserId: id,
        msg: 'An admin did something.',
      },
    ]);
  });

  it('is in one line, without a stack, what could not be served, and with its stack what nobody foresaw', async () => {
    const from = app.logLines.length;
    const { client } = await app.aMember();
    const database = jest.spyOn(app.database, 'query');
    const cause = new Error('The database is away.');
    database.mockRejectedValue(new Problem('server.not_ready', { cause }));
    expect((await client.get('/api/user')).status).toBe(503);
    expect(await refusalOf(app.url, client)).toMatchObject({ status: 503 });
    database.mockRejectedValue(cause);
    expect((await client.get('/api/user')).status).toBe(500);
    database.mockRestore();
    const away = { level: WARN, code: 'server.not_ready', address: client.address, cause: cause.message };
    expect(linesOf('A request could not be served.', from)).toEqual([expect.objectContaining(away)]);
    expect(linesOf('A socket could not be served.', from)).toEqual([expect.objectContaining(away)]);
    expect(linesOf('A request failed.', from)).toEqual([
      expect.objectContaining({
        code: 'server.error',
        err: expect.objectContaining({ message: cause.message }),
      }),
    ]);
    expect(app.logLines.slice(from).filter((line) => line.includes('stack'))).toHaveLength(1);
  });
});

describe('the log', () => {
  it('has a line per request with its id, method, path and status', async () => {
    const answer = await app
      .aVisitor()
      .get('/api/user?secret=1', { headers: { 'X-Request-Id': 'load-balancer.1' } });
    expect(answer.headers.get('x-request-id')).toBe('load-balancer.1');
    const line = app.logLines.find((text) => text.includes('load-balancer.1') && text.includes('"Request."'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      requestId: 'load-balancer.1',
      method: 'GET',
      path: '/api/user',
      status: 401,
      milliseconds: expect.any(Number),
    });
    expect(line).not.toContain('secret=1');
  });

  it('takes no request id that could forge a line', async () => {
    const answer = await app.aVisitor().get('/api/user', { headers: { 'X-Request-Id': '{"level":60}' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('and the answers never hold a password, its hash or a token [SEC-43]', async () => {
    const visitor = app.aVisitor();
    const password = 'unforgettable-secret';
    const answers = [
      await visitor.post('/api/register', { username: 'keeper', password }),
      await visitor.get('/api/user'),
      await visitor.post('/api/register', { username: 'keeper', password }),
      await visitor.post('/api/register', { username: 'k', password }),
      await visitor.post('/api/register', undefined, {
        raw: `{"username":"keeper2","password":"${password}"`,
      }),
      await visitor.post('/api/login', { username: 'keeper', password: `${password}-wrong` }),
      await visitor.post('/api/login', { username: 'keeper', password }),
    ];
    const token = visitor.cookie('session') ?? 'no token';
    const said = [...app.logLines, ...answers.map((answer) => answer.text)].join('\n');
    for (const secret of [password, token, 'argon2id']) expect(said).not.toContain(secret);
    expect(app.logLines.length).toBeGreaterThan(answers.length);
  });

  it('holds no secret of a whole journey: passwords, tokens, keys, one-time links and seeds [SEC-56]', async () => {
    const from = app.logLines.length;
    const secrets: string[] = [MEMBER_PASSWORD];
    const admin = await app.aMember({ isAdmin: true });
    const member = await app.aMember();
    const keep = (secret: string | undefined): string => {
      expect(secret).toMatch(/^.{8,}$/);
      secrets.push(secret ?? '');
      return secret ?? '';
    };
    const signIn = async (client: TestClient, password: string, status: number): Promise<void> => {
      const answer = await client.post('/api/login', { username: member.username, password });
      expect(answer.status).toBe(status);
      if (status === 200) keep(client.cookie('session'));
    };
    keep(admin.client.cookie('session'));
    keep(member.client.cookie('session'));

    await signIn(app.aVisitor(), keep('a-wrong-password'), 401);
    const client = app.aVisitor();
    await signIn(client, MEMBER_PASSWORD, 200);
    const newPassword = keep('another-good-password');
    const change = { currentPassword: MEMBER_PASSWORD, newPassword };
    expect((await client.patch('/api/user/password', change)).status).toBeLessThan(300);
    expect((await client.patch('/api/user/password', change)).status).toBe(403);
    keep((await startedRound({ ...member, client })).seed);

    const oneTime = await admin.client.post<{ password: string }>(
      `/api/admin/users/${member.id}/one-time-password`,
    );
    await signIn(client, keep(oneTime.body.password), 200);
    expect(await refusalOf(app.url, client)).toMatchObject({ code: 'auth.password_change_required' });

    await admin.client.post('/api/admin/livestream/rotate-key');
    const { body } = await admin.client.get<Record<string, unknown>>('/api/admin/livestream');
    keep(/key=([^"]+)"/.exec(JSON.stringify(body))?.[1]);
    const link = (await admin.client.post<{ address: string }>('/api/admin/database/backup')).body.address;
    keep(new URLSearchParams(link.split('?')[1]).get('key') ?? undefined);
    expect((await admin.client.get(link)).status).toBe(200);
    expect((await admin.client.get(link)).status).toBeGreaterThanOrEqual(400);

    const tab = await ChatTab.open(app.url, admin.client);
    tab.send({ type: 'nonsense', password: keep('secret-in-a-frame') });
    await tab.settled();
    await tab.cut();
    app.nest.get(ProblemLog).onModuleDestroy();

    const said = app.logLines.slice(from).join('\n');
    expect(linesOf('An admin did something.', from)).toHaveLength(3);
    for (const secret of [...secrets, 'argon2id', 'signed_in=', 'Cookie', 'cookie'])
      expect(said).not.toContain(secret);
  });
});

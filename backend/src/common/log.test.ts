import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: 'trace' } });
});
afterAll(() => app.close());

describe('the log', () => {
  it('has a line per request with its id, method, path and status', async () => {
    const answer = await app
      .aVisitor()
      .get('/api/user?secret=1', { headers: { 'X-Request-Id': 'load-balancer.1' } });
    expect(answer.headers.get('x-request-id')).toBe('load-balancer.1');
    const line = app.logLines.find((text) => text.includes('load-balancer.1'));
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

  it('and the answers never hold a password, its hash or a token', async () => {
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
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DatabaseConnection } from '../database/connection.js';
import { startTestApp, type TestApp } from '../testing/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('answers without a session that it lives and is ready, and logs neither', async () => {
  expect((await app.aVisitor().get('/api/health')).body).toEqual({ status: 'ok' });
  expect((await app.aVisitor().get('/api/health/ready')).body).toEqual({
    status: 'ok',
    redis: 'none',
  });
  expect(app.logLines.join('\n')).not.toContain('/api/health');
});

it('lives but is not ready while the database does not answer', async () => {
  await app.nest.get(DatabaseConnection).close();
  expect((await app.aVisitor().get('/api/health')).status).toBe(200);
  const answer = await app.aVisitor().get('/api/health/ready');
  expect(answer.status).toBe(503);
  expect(answer.body).toMatchObject({ code: 'server.not_ready' });
});

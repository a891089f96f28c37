import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it("Each wrong password for a member is a line of the log, however many strangers' requests are refused [SEC-56]", async () => {
  const { id, username } = await app.aMember();
  await Promise.all(Array.from({ length: 120 }, () => app.aVisitor().get('/api/user')));
  const guesser = app.aVisitor();
  for (let count = 0; count < 9; count += 1)
    await guesser.post('/api/login', { username, password: 'not this one' });
  const failed = app.logLines.filter((line) => line.includes('A sign-in failed.'));
  expect(failed.filter((line) => line.includes(`"memberId":${id}`))).toHaveLength(9);
});

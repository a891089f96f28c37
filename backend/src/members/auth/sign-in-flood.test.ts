import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('A flood of sign-ins keeps nobody at another address out, and is a few lines of the log [SEC-29]', async () => {
  const { username } = await app.aMember();
  const logged = app.logLines.length;
  const flood = Array.from({ length: 9 }, (_none, index) =>
    Array.from({ length: 12 }, () => app.aVisitor(`10.66.0.${index}`)),
  )
    .flat()
    .map((each) => each.post('/api/login', { username: 'nobody-here', password: 'wrong one' }));
  const other = app.aVisitor().post('/api/login', { username, password: MEMBER_PASSWORD });
  const answers = await Promise.all(flood);
  expect((await other).status).toBe(200);
  const refused = answers.filter(({ status }) => status !== 401);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers } of refused) expect([status, headers.get('retry-after')]).toEqual([429, '1']);
  const lines = app.logLines.slice(logged).filter((line) => !line.includes('"msg":"Request."'));
  const kinds = lines.map((line) => {
    const { code, address } = JSON.parse(line) as { code: string; address: string };
    return `${code} ${address}`;
  });
  for (const kind of new Set(kinds))
    expect(kinds.filter((each) => each === kind).length).toBeLessThanOrEqual(5);
  expect(lines.join()).not.toContain('stack');
});

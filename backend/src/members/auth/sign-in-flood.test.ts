import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Problem } from '../../platform/errors/problem.js';
import { MEMBER_PASSWORD, startTestApp, type TestApp } from '../../../test/support/app.js';
import { PasswordsService } from './passwords.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a flood of sign-ins', () => {
  it('is refused before anything of it is read, and in a few lines of the log [SEC-29]', async () => {
    const { username } = await app.aMember();
    const visitor = app.aVisitor();
    const logged = app.logLines.length;
    const attempts = Array.from({ length: 8 }, (_none, index) =>
      Array.from({ length: 12 }, () => app.aVisitor(`10.66.0.${index}`)),
    ).flat();
    const answers = await Promise.all(
      attempts.map((each) => each.post('/api/login', { username: 'nobody-here', password: 'wrong one' })),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].sort().every((status) => [401, 429, 503].includes(status))).toBe(true);
    const refused = answers.filter(({ status }) => status !== 401);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true);
    const lines = app.logLines.slice(logged).filter((line) => !line.includes('"msg":"Request."'));
    const ofWhat = lines.map((line) => {
      const { code, address } = JSON.parse(line) as { code: string; address: string };
      return code === 'server.busy' ? code : `${code} ${address}`;
    });
    for (const kind of new Set(ofWhat))
      expect(ofWhat.filter((other) => other === kind).length).toBeLessThanOrEqual(5);
    expect(lines.join()).not.toContain('stack');
    expect((await visitor.post('/api/login', { username, password: MEMBER_PASSWORD })).status).toBe(200);
  });

  it('leaves bodies unread', async () => {
    const passwords = app.nest.get(PasswordsService);
    const full = jest.spyOn(passwords, 'assertCapacity').mockImplementation(() => {
      throw new Problem('server.busy');
    });
    const visitor = app.aVisitor();
    const bodies = ['login', 'register'].map((route) =>
      visitor.post(`/api/${route}`, undefined, { raw: '{' }),
    );
    const answers = await Promise.all(bodies);
    full.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  });
});

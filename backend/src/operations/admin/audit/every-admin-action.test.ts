import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ADMIN_ACTIONS, send } from '../../../../test/support/admin-actions.js';
import { startTestApp, type TestApp } from '../../../../test/support/app.js';
import { askWhileDemoted } from '../../../../test/support/demotion.js';

// Rounds, pictures and passwords are slow on a shared machine.
jest.setTimeout(60_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Line {
  readonly adminId: number;
  readonly action: string;
}

/** Returns the lines of the audit log after a given one. */
const linesSince = (id: number): Promise<Line[]> =>
  app.database.query<Line>('SELECT adminId, action FROM audit_log WHERE id > ? ORDER BY id', [id]);

async function newestLine(): Promise<number> {
  const [row] = await app.database.query<{ id: number | null }>('SELECT MAX(id) AS id FROM audit_log');
  return row?.id ?? 0;
}

describe('what admins do', () => {
  it('is in the table of this test, route by route', () => {
    const file = new URL('../../../../openapi.json', import.meta.url);
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const adminActions = routes.filter((route) => / \/api\/admin\//.test(route) && !route.startsWith('GET '));
    expect(Object.keys(ADMIN_ACTIONS).sort()).toEqual(adminActions.sort());
  });

  it.each(Object.entries(ADMIN_ACTIONS))(
    'by %s is one line of the audit log [SEC-46]',
    async (route, adminAction) => {
      const [admin, helper] = [await app.aMember({ isAdmin: true }), await app.aMember({ isAdmin: true })];
      const member = await app.aMember();
      const call = await adminAction.prepare({ app, admin: helper, member });
      const before = await newestLine();
      const answer = await send(admin, route.split(' ')[0] ?? '', call);
      expect({ ok: answer.status < 300, text: answer.text }).toMatchObject({ ok: true });
      expect(await linesSince(before)).toEqual([{ adminId: admin.id, action: adminAction.action }]);
    },
  );

  it.each(Object.entries(ADMIN_ACTIONS))(
    'by %s is not done any more once their rights are gone, however early they asked [SEC-46]',
    async (route, adminAction) => {
      const [loser, helper] = [await app.aMember({ isAdmin: true }), await app.aMember({ isAdmin: true })];
      const call = await adminAction.prepare({ app, admin: helper, member: await app.aMember() });
      const before = await newestLine();
      const answer = await askWhileDemoted(app, loser, () => send(loser, route.split(' ')[0] ?? '', call));
      expect(answer).toMatchObject({ status: 403, body: { code: 'auth.admin_only' } });
      expect(await linesSince(before)).toEqual([]);
    },
  );
});

/** @mariadb */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MIGRATIONS } from '../../platform/database/migrations.js';
import { startTestApp, type TestApp, type TestMember } from '../../../test/support/app.js';
import { makeBusy } from '../../../test/support/busy-site.js';
import type { ReconciliationDto } from '../reconciliation/reconciliation.dto.js';
import type { AdminDatabaseDto } from './database.dto.js';

// Filling a site is slow on a shared machine.
jest.setTimeout(60_000);

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await makeBusy(app);
});
afterAll(() => app.close());

describe('The database, as admins see it,', () => {
  it('says its engine, size, migrations, nodes and how much stands in each table', async () => {
    const { status, body } = await admin.client.get<AdminDatabaseDto>('/api/admin/database');
    expect(status).toBe(200);
    const isServer = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ?? false;
    expect(body).toMatchObject({
      engine: isServer ? 'mysql' : 'sqlite',
      engineVersion: expect.stringMatching(/^\d+\.\d+/),
      redis: 'none',
      nodes: 1,
    });
    expect(body.sizeBytes).toBeGreaterThan(50_000);
    expect(body.migrations).toHaveLength(MIGRATIONS.length);
    expect(body.migrations.every(({ isDone }) => isDone)).toBe(true);
    expect(body.tables).toContainEqual({ name: 'users', rows: 4 });
    const counts = body.tables.map(({ rows }) => rows);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });
});

describe('Reconcile now', () => {
  const compare = async (): Promise<ReconciliationDto> =>
    (await admin.client.post<ReconciliationDto>('/api/admin/database/reconcile')).body;

  it('says what was compared and that everything agrees', async () => {
    const found = await compare();
    expect(found).toMatchObject({ differences: 0, members: 4, checkedAt: app.clock.now().toISOString() });
    expect(found.checks.length).toBeGreaterThan(10);
    expect(found.checks.every(({ sentences }) => sentences.length === 0)).toBe(true);
  });

  it('lets others be answered meanwhile', async () => {
    const compared = compare().then(() => 'compared');
    let answered = 0;
    const answer = async (): Promise<string> => {
      await app.aVisitor().get('/api/health');
      answered += 1;
      return 'answered';
    };
    while ((await Promise.race([compared, answer()])) === 'answered') continue;
    expect(answered).toBeGreaterThan(3);
  });
});

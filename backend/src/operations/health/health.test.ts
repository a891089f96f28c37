import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DatabaseConnection } from '../../platform/database/connection.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import type { TestClient } from '../../../test/support/client.js';
import { SharedCheck } from './shared-check.js';

let app: TestApp;
let visitor: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  visitor = app.aVisitor();
});
afterAll(() => app.close());
afterEach(() => {
  jest.restoreAllMocks();
  app.disk.free = 10 ** 12;
  app.clock.advance(60_000);
});

/** Requests readiness later, when earlier results are no longer reused. */
async function ready(): Promise<{ status: number; body: Record<string, unknown> }> {
  app.clock.advance(5_000);
  return visitor.get<Record<string, unknown>>('/api/health/ready');
}

const writes = async (): Promise<unknown> => {
  const [row] = await app.database.query<{ writes: number }>('SELECT writes FROM storage_probes');
  return row?.writes;
};

/** Returns the lines of the log about the storage. */
const told = (): string[] =>
  app.logLines.filter((line) => line.includes('"storage"') || line.includes('well again'));

function failWrites(code: string): void {
  const failure = Object.assign(new Error('database or disk is full'), { code });
  jest.spyOn(app.nest.get(UnitOfWork), 'run').mockRejectedValue(failure);
}

describe('the health of a server', () => {
  it('is told without a session, that it lives and is ready, and is not logged', async () => {
    expect((await visitor.get('/api/health')).body).toEqual({ status: 'ok' });
    expect((await ready()).body).toEqual({ status: 'ok', redis: 'none', storage: 'ok' });
    expect(app.logLines.join('\n')).not.toContain('/api/health');
    expect(told()).toEqual([]);
  });

  it('is known by a write that is made once in five seconds, whoever asks', async () => {
    const before = Number(await writes());
    await ready();
    await Promise.all([visitor.get('/api/health/ready'), visitor.get('/api/health/ready')]);
    expect(await writes()).toBe(before + 1);
    await ready();
    expect(await writes()).toBe(before + 2);
  });

  it('is not ready while the database takes no writes, which the log tells once', async () => {
    const lines = told().length;
    failWrites('SQLITE_FULL');
    for (let asked = 0; asked < 3; asked += 1) {
      expect(await ready()).toMatchObject({
        status: 503,
        body: { code: 'server.not_ready', storage: 'write' },
      });
    }
    expect((await visitor.get('/api/health')).status).toBe(200);
    jest.restoreAllMocks();
    expect((await ready()).status).toBe(200);
    const [failed, recovered, ...rest] = told().slice(lines);
    expect(failed).toContain('"level":50');
    expect(failed).toContain('"storage":["write"],"writeFault":"full"');
    expect(recovered).toContain('The storage is well again.');
    expect(rest).toEqual([]);
    expect(app.logLines.join('\n')).not.toContain('/api/health');
  });

  it('is not ready where no room is left, and says before that there is little', async () => {
    app.disk.free = 20 * 1024 * 1024;
    expect(await ready()).toMatchObject({ status: 503, body: { storage: 'space' } });
    app.disk.free = 500 * 1024 * 1024;
    expect(await ready()).toMatchObject({ status: 200, body: { storage: 'low' } });
    const missing = Object.assign(new Error('no such file or directory'), { code: 'ENOENT' });
    jest.spyOn(app.disk, 'freeBytes').mockRejectedValue(missing);
    expect(await ready()).toMatchObject({ status: 503, body: { storage: 'space' } });
    expect(told().at(-1)).toContain('is unknown');
  });

  it('is answered though a write hangs, which is not begun a second time', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
    try {
      const hanging = jest.fn(() => new Promise<string>(() => undefined));
      const check = new SharedCheck({ look: hanging, late: 'late', now: () => Date.now(), freshMs: 0 });
      const asked = [check.ask(), check.ask()];
      await jest.advanceTimersByTimeAsync(1_500);
      expect(await Promise.all(asked)).toEqual(['late', 'late']);
      const later = check.ask();
      await jest.advanceTimersByTimeAsync(10_000);
      expect([await later, hanging.mock.calls.length]).toEqual(['late', 1]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is damaged, but ready, where a transaction has met damage; admins see it', async () => {
    const admin = await app.aMember({ isAdmin: true });
    const failure = Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT' });
    await expect(app.unitOfWork.run(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(await ready()).toMatchObject({ status: 200, body: { storage: 'damaged' } });
    expect((await admin.client.get('/api/admin/database/storage')).body).toEqual({
      problems: ['damaged'],
      freeBytes: 10 ** 12,
    });
  });

  it('lives but is not ready as soon as the database does not answer', async () => {
    expect((await ready()).status).toBe(200);
    await app.nest.get(DatabaseConnection).close();
    expect((await visitor.get('/api/health')).status).toBe(200);
    expect(await visitor.get('/api/health/ready')).toMatchObject({
      status: 503,
      body: { storage: 'database' },
    });
  });
});

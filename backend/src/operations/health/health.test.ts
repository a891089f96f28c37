import { open } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DatabaseConnection } from '../../platform/database/connection.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { createLog } from '../../platform/log/log.js';
import { Config, loadConfig } from '../../platform/config/config.js';
import { Scheduler } from '../../platform/common/scheduler.js';
import { playedTicket, sendRound } from '../../../test/support/rounds.js';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { aGate } from '../../../test/support/gate.js';
import type { TestClient } from '../../../test/support/client.js';
import { StorageProbeService } from './storage-probe.service.js';
import { logWrongClock } from './wrong-clock.js';

/** On a database server of this machine two disks are asked, and its write takes real time. */
const itOnFile = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ? () => undefined : it;

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

/** Overwrites the first page of a table in the file, as a failing disk does. */
async function overwriteTable({ database, nest }: TestApp, name: string): Promise<void> {
  const [table] = await database.query<{ rootpage: number }>(
    'SELECT rootpage FROM sqlite_schema WHERE name = ?',
    [name],
  );
  const [pragma] = await database.query<{ page_size: number }>('PRAGMA page_size');
  const bytes = pragma?.page_size ?? 0;
  const { database: address } = nest.get(Config);
  if (address.kind !== 'sqlite') throw new Error('There is no file.');
  const file = await open(address.path, 'r+');
  await file.write(Buffer.alloc(bytes, 0x5a), 0, bytes, ((table?.rootpage ?? 0) - 1) * bytes);
  await file.close();
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

  itOnFile('is told to be damaged from the first statement on that meets damage', async () => {
    const damaged = await startTestApp({ hasWrongLedger: true });
    try {
      const admin = await damaged.aMember({ isAdmin: true });
      const readiness = () => damaged.aVisitor().get('/api/health/ready');
      expect(await readiness()).toMatchObject({ status: 200, body: { storage: 'ok' } });
      await overwriteTable(damaged, 'direct_messages');
      await expect(damaged.database.query('SELECT * FROM direct_messages')).rejects.toThrow('malformed');
      await expect(damaged.database.query('SELECT * FROM direct_messages')).rejects.toThrow('malformed');
      expect(await readiness()).toMatchObject({ status: 200, body: { storage: 'damaged' } });
      expect((await admin.client.get('/api/admin/database/storage')).body).toMatchObject({
        problems: ['damaged'],
      });
      damaged.disk.free = 0;
      damaged.clock.advance(5_000);
      expect(await readiness()).toMatchObject({ status: 503, body: { storage: 'space' } });
      const lines = damaged.logLines.filter((line) => line.includes('restore the last backup'));
      expect(lines).toEqual([expect.stringContaining('"storage":["damaged"]'), expect.anything()]);
    } finally {
      await damaged.close();
    }
  });

  itOnFile('is told to be damaged when a comparison meets damage in its snapshot', async () => {
    const damaged = await startTestApp({ hasWrongLedger: true });
    try {
      const admin = await damaged.aMember({ isAdmin: true });
      await overwriteTable(damaged, 'receipts');
      expect((await admin.client.post('/api/admin/database/reconcile')).status).toBe(503);
      expect((await damaged.aVisitor().get('/api/health/ready')).body).toMatchObject({ storage: 'damaged' });
    } finally {
      await damaged.close();
    }
  });

  itOnFile('is answered though a disk hangs, which is not asked a second time', async () => {
    await ready();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
    try {
      const gate = aGate();
      const asked = jest.spyOn(app.disk, 'freeBytes').mockReturnValue(gate.passed.then(() => 10 ** 12));
      app.clock.advance(5_000);
      const probe = app.nest.get(StorageProbeService);
      const states = [probe.state(), probe.state()];
      await jest.advanceTimersByTimeAsync(1_500);
      app.clock.advance(5_000);
      states.push(probe.state());
      for (const state of states) expect(await state).toMatchObject({ problems: ['space'], freeBytes: null });
      expect(asked).toHaveBeenCalledTimes(1);
      gate.open();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is told by the disk of a database server on this machine, whose small writes still succeed', async () => {
    for (const [host, problems] of [
      ['127.0.0.1', ['space']],
      ['database.example', []],
    ]) {
      const config = loadConfig({ DATABASE_URL: `mysql://site:secret@${host}/site` });
      const query = jest.fn(() => Promise.resolve([{ folder: '/data of the server' }]));
      const freeBytes = (folder: string) => Promise.resolve(folder === '/data of the server' ? 0 : 10 ** 12);
      const probe = new StorageProbeService(
        config,
        app.nest.get(DatabaseConnection),
        { query } as never,
        app.unitOfWork,
        { freeBytes },
        app.clock,
        app.nest.get(Scheduler),
        createLog('silent'),
      );
      expect(await probe.state()).toMatchObject({ problems });
    }
  });

  it('warns at the start when the last round was decided long after now', async () => {
    const member = await app.aMember();
    const { ticket, played } = await playedTicket(app, member, 10);
    await sendRound(member, ticket, played.log);
    const warnings: unknown[] = [];
    const log = { warn: (sentence: string) => warnings.push(sentence) } as never;
    app.clock.advance(-30 * 60_000);
    await logWrongClock(app.database, app.clock, log);
    app.clock.advance(-24 * 60 * 60_000);
    await logWrongClock(app.database, app.clock, log);
    app.clock.advance(25 * 60 * 60_000);
    expect(warnings).toEqual([expect.stringMatching(/^The last round was decided 25 h later than now\. /)]);
  });

  it('lives but is not ready when the database does not answer', async () => {
    expect((await ready()).status).toBe(200);
    await app.nest.get(DatabaseConnection).close();
    expect((await visitor.get('/api/health')).status).toBe(200);
    expect(await ready()).toMatchObject({
      status: 503,
      body: { storage: 'database' },
    });
  });
});

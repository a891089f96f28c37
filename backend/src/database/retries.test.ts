import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import BetterSqlite3 from 'better-sqlite3';
import type { Request } from 'express';
import type { DataSource, QueryRunner } from 'typeorm';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createMigratedDatabase, type TestDatabase } from '../testing/database.js';
import { withDeadline } from './deadlines.js';
import { isOverloaded } from './errors.js';
import { execution } from './execution.js';
import { UnitOfWork } from './unit-of-work.js';

/** A database server whose commits and statements fail as a test wants; real ones can't be told when to. */
function aServer(commit: () => Promise<void> = () => Promise.resolve(), type = 'mysql') {
  const connection = { destroy: jest.fn() };
  const runner = {
    startTransaction: jest.fn((_isolation?: string) => Promise.resolve()),
    commitTransaction: commit,
    rollbackTransaction: jest.fn(() => Promise.resolve()),
    release: jest.fn(() => Promise.resolve()),
    connect: jest.fn((): Promise<unknown> => Promise.resolve(connection)),
    query: jest.fn((_sql: string) => Promise.resolve()),
  };
  const dataSource = {
    options: { type },
    createQueryRunner: () => runner as unknown as QueryRunner,
    createEntityManager: () => ({}),
  };
  const unitOfWork = new UnitOfWork(dataSource as unknown as DataSource, () => undefined);
  return { unitOfWork, runner, connection };
}

function serverError(errno: number): Error {
  return Object.assign(new Error(`the server's error ${errno}`), { errno });
}

describe('a transaction on a database server', () => {
  it.each([1213, 1205, 1020])('is run again when the server gave it up with %i', async (errno) => {
    const { unitOfWork, runner } = aServer(() => Promise.resolve());
    let attempts = 0;
    const effects: number[] = [];
    const result = await unitOfWork.run((tx) => {
      attempts += 1;
      const attempt = attempts;
      tx.afterCommit(() => effects.push(attempt));
      return attempt < 3 ? Promise.reject(serverError(errno)) : Promise.resolve('done');
    });
    expect(result).toBe('done');
    expect(runner.rollbackTransaction).toHaveBeenCalledTimes(2);
    expect(effects).toEqual([3]);
  });

  it('is run again when its commit was refused as a deadlock', async () => {
    let commits = 0;
    const { unitOfWork } = aServer(() => {
      commits += 1;
      return commits === 1 ? Promise.reject(serverError(1213)) : Promise.resolve();
    });
    await expect(unitOfWork.run(() => Promise.resolve('done'))).resolves.toBe('done');
    expect(commits).toBe(2);
  });

  it('is given up after six attempts', async () => {
    const { unitOfWork } = aServer(() => Promise.resolve());
    let attempts = 0;
    const always = unitOfWork.run(() => {
      attempts += 1;
      return Promise.reject(serverError(1213));
    });
    await expect(always).rejects.toThrow('1213');
    expect(attempts).toBe(6);
  });

  it('is given up when its time is over', async () => {
    const { unitOfWork } = aServer(() => Promise.resolve());
    let attempts = 0;
    const late = withDeadline(0, () =>
      unitOfWork.run(() => {
        attempts += 1;
        return Promise.reject(serverError(1205));
      }),
    );
    await expect(late).rejects.toThrow('1205');
    expect(attempts).toBe(1);
  });

  it('is not run again for any other error', async () => {
    const { unitOfWork } = aServer(() => Promise.resolve());
    let attempts = 0;
    const failing = unitOfWork.run(() => {
      attempts += 1;
      return Promise.reject(serverError(1064));
    });
    await expect(failing).rejects.toThrow('1064');
    expect(attempts).toBe(1);
  });

  it('is never run again when nobody knows whether it was committed', async () => {
    let attempts = 0;
    let hasToldOthers = false;
    const { unitOfWork } = aServer(() =>
      Promise.reject(Object.assign(new Error('lost'), { code: 'ECONNRESET' })),
    );
    const unknown = unitOfWork.run((tx) => {
      attempts += 1;
      tx.afterCommit(() => (hasToldOthers = true));
      return Promise.resolve();
    });
    await expect(unknown).rejects.toMatchObject({ code: 'server.outcome_unknown', status: 503 });
    expect(attempts).toBe(1);
    expect(hasToldOthers).toBe(false);
  });
});

describe('a transaction', () => {
  /** The most units that are open at the same time, of three that begin together. */
  async function mostAtOnce(type: string): Promise<number> {
    const { unitOfWork } = aServer(undefined, type);
    let [open, most] = [0, 0];
    const work = async (): Promise<void> => {
      open += 1;
      most = Math.max(most, open);
      await turn();
      open -= 1;
    };
    await Promise.all([unitOfWork.run(work), unitOfWork.run(work), unitOfWork.run(work)]);
    return most;
  }

  it('runs side by side with others on a server, and alone in a file', async () => {
    expect([await mostAtOnce('mysql'), await mostAtOnce('better-sqlite3')]).toEqual([3, 1]);
  });

  it('reads what is committed on a server, and is released in the end', async () => {
    const { unitOfWork, runner } = aServer();
    await unitOfWork.run(() => Promise.resolve());
    expect(runner.startTransaction.mock.calls).toEqual([['READ COMMITTED']]);
    expect(runner.release).toHaveBeenCalledTimes(1);
    await expect(unitOfWork.run(() => Promise.reject(serverError(1064)))).rejects.toThrow('1064');
    expect(runner.release).toHaveBeenCalledTimes(2);
  });

  it('tells which failure of the storage it met, and how often', async () => {
    const { unitOfWork } = aServer();
    for (const code of ['ENOSPC', 'EIO', 'ENOENT']) {
      const failing = unitOfWork.run(() => Promise.reject(Object.assign(new Error(code), { code })));
      await expect(failing).rejects.toThrow(code);
    }
    expect(unitOfWork.storageFaults).toEqual({ count: 2, last: 'failing' });
  });

  it('tells what a nested one, or a commit that got no answer, failed with', async () => {
    const lost = Object.assign(new Error('lost'), { code: 'ECONNRESET' });
    const silent = aServer(() => Promise.reject(lost)).unitOfWork;
    await expect(silent.run(() => Promise.resolve())).rejects.toMatchObject({ cause: lost });
    const { unitOfWork } = aServer();
    const inner = new Error('inner');
    const outer = unitOfWork.run(() => unitOfWork.run(() => Promise.reject(inner)).catch(() => undefined));
    await expect(outer).rejects.toMatchObject({ cause: inner });
  });

  it('keeps what its effects belong to, apart from itself', async () => {
    const { unitOfWork } = aServer();
    const request = { ip: '::1' } as Request;
    let seen: unknown;
    await execution.run({ request }, () =>
      unitOfWork.run((tx) => {
        tx.afterCommit(() => (seen = execution.getStore()));
        return Promise.resolve();
      }),
    );
    expect(seen).toEqual({ request, unit: undefined });
  });
});

describe('a transaction that can not be rolled back', () => {
  const failing = new Error('no');
  const fail = (): Promise<never> => Promise.reject(failing);

  it('has its connection to a server thrown away', async () => {
    const { unitOfWork, runner, connection } = aServer();
    runner.rollbackTransaction.mockImplementation(fail);
    await expect(unitOfWork.run(fail)).rejects.toBe(failing);
    expect(connection.destroy).toHaveBeenCalledTimes(1);
    expect(runner.query).not.toHaveBeenCalled();
  });

  it.each([{}, null, 'a file'])('is made good in a file, whose connection is %j', async (file) => {
    const { unitOfWork, runner } = aServer(undefined, 'better-sqlite3');
    runner.rollbackTransaction.mockImplementationOnce(fail);
    runner.connect.mockResolvedValue(file);
    await expect(unitOfWork.run(fail)).rejects.toBe(failing);
    expect(runner.query.mock.calls).toEqual([['BEGIN']]);
    expect(runner.rollbackTransaction).toHaveBeenCalledTimes(2);
  });
});

/** A database server is shared by design. */
const describeOnFile = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ? () => undefined : describe;

describeOnFile('a file that another process has locked', () => {
  let stored: TestDatabase;
  let app: TestApp;
  let other: BetterSqlite3.Database;
  beforeAll(async () => {
    stored = await createMigratedDatabase();
    app = await startTestApp({ database: stored });
    other = new BetterSqlite3(stored.url.replace(/^sqlite:/, ''));
  });
  afterAll(async () => {
    other.close();
    await app.close();
    await stored.remove();
  });

  const write = (): Promise<number> =>
    app.unitOfWork.run((tx) => tx.execute('UPDATE chat_counters SET lastMessageId = lastMessageId + 1'));

  it('has a write wait for its end, while everything else is answered', async () => {
    other.exec('BEGIN IMMEDIATE');
    const writing = write();
    expect((await app.aVisitor().get('/api/health')).status).toBe(200);
    other.exec('ROLLBACK');
    expect(await writing).toBe(1);
  });

  it('has a write refused in the end, and those behind it at once', async () => {
    other.exec('BEGIN IMMEDIATE');
    const failures = await withDeadline(50, () => Promise.allSettled([write(), write()]));
    other.exec('ROLLBACK');
    expect(failures.map((each) => each.status === 'rejected' && isOverloaded(each.reason))).toEqual([
      true,
      true,
    ]);
    expect(await write()).toBe(1);
  });

  it('has a long piece of work wait no longer than a request, for all writes wait behind it', async () => {
    other.exec('BEGIN IMMEDIATE');
    let seconds = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => 1000 * (seconds += 3));
    const failure = await withDeadline(15 * 60_000, write).catch((error: unknown) => error);
    clock.mockRestore();
    other.exec('ROLLBACK');
    expect(isOverloaded(failure)).toBe(true);
  });

  it('is one that is not ready, since nothing can be saved', async () => {
    other.exec('BEGIN IMMEDIATE');
    app.clock.advance(60_000);
    const ready = await app.aVisitor().get('/api/health/ready');
    other.exec('ROLLBACK');
    expect([ready.status, ready.body]).toEqual([503, expect.objectContaining({ storage: 'write' })]);
  });
});

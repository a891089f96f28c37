/** @mariadb */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import BetterSqlite3 from 'better-sqlite3';
import { startTestApp, type TestApp } from '../../../test/support/app.js';
import { createMigratedDatabase, type TestDatabase } from '../../../test/support/database.js';
import { aServer, serverError } from '../../../test/support/fake-server.js';
import { withDeadline } from './deadlines.js';
import { isOverloaded } from '../errors/database-errors.js';

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

/** Several processes may share a database server by design, so this is about files only. */
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

  it('is one that is not ready, since nothing can be saved', async () => {
    other.exec('BEGIN IMMEDIATE');
    app.clock.advance(60_000);
    const ready = await app.aVisitor().get('/api/health/ready');
    other.exec('ROLLBACK');
    expect([ready.status, ready.body]).toEqual([503, expect.objectContaining({ storage: 'write' })]);
  });
});

/** @mariadb */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { Public } from '../http/route.js';
import { loadConfig } from '../config/config.js';
import { startTestApp } from '../../../test/support/app.js';
import {
  createMigratedDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../../test/support/database.js';
import { SilentProxy } from '../../../test/support/silent-proxy.js';
import { DatabaseConnection } from './connection.js';
import { Database } from './database.js';
import { withDeadline } from './deadlines.js';
import { isOverloaded, isUnavailable } from '../errors/database-errors.js';
import { UnitOfWork } from './unit-of-work.js';

/** SQLite answers synchronously, so it can't fall silent. */
const describeOnServer = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ? describe : () => undefined;

/** Timeout of a statement: short enough for a test, and longer than a busy machine takes for an answer. */
const STATEMENT_MS = 900;

/** Number of answers after which some of its tables exist. */
const AMID_THE_SECOND_MIGRATION = 25;

@Public()
@Controller('hasty')
class HastyController {
  constructor(private readonly database: Database) {}

  @Get()
  read(): Promise<unknown> {
    return withDeadline(STATEMENT_MS, () => this.database.query('SELECT 1 AS one'));
  }
}

@Module({ controllers: [HastyController] })
class HastyModule {}

/** Number of connections in a pool. */
const ALL = 10;

it('a database is reachable until it is closed', async () => {
  const stored = await createMigratedDatabase();
  const connection = await DatabaseConnection.open(
    loadConfig({ DATABASE_URL: stored.url, DATA_DIR: stored.dataFolder }),
  );
  expect(await connection.isReachable()).toBe(true);
  await connection.close();
  expect(await connection.isReachable()).toBe(false);
  await stored.remove();
});

describeOnServer('a database server that falls silent', () => {
  let stored: TestDatabase;
  let proxy: SilentProxy;
  let connection: DatabaseConnection;
  let database: Database;
  let unitOfWork: UnitOfWork;
  beforeAll(async () => {
    stored = await createMigratedDatabase();
  });
  afterAll(() => stored.remove());
  beforeEach(async () => {
    proxy = await SilentProxy.before(stored.url);
    connection = await open(proxy.url);
    database = new Database(connection.reader);
    unitOfWork = new UnitOfWork(connection.writer, () => undefined);
  });
  afterEach(async () => {
    await connection.close();
    await proxy.close();
  });

  const open = (url: string): Promise<DatabaseConnection> =>
    DatabaseConnection.open(loadConfig({ DATABASE_URL: url, DATA_DIR: stored.dataFolder }));
  const ask = (): Promise<unknown> => withDeadline(STATEMENT_MS, () => database.query('SELECT 1 AS one'));
  const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
    promise.then(
      () => 'no failure',
      (error: unknown) => error,
    );
  /** Opens every connection of the pool by using all of them at once. */
  const openAll = (): Promise<unknown> =>
    Promise.all(Array.from({ length: ALL }, () => database.query('SELECT SLEEP(0.02)')));

  it('fails a statement and throws its connection away, with all that lie idle', async () => {
    await openAll();
    expect(proxy.count).toBe(ALL);
    proxy.fallSilent();
    expect(isUnavailable(await failureOf(ask()))).toBe(true);
    while (proxy.count > 0) await new Promise(setImmediate);
    proxy.recover();
    expect(await ask()).toEqual([{ one: 1 }]);
    expect(proxy.opened).toBe(ALL + 1);
  });

  it('has nobody wait for a connection for ever, neither in the queue nor for one that does not open', async () => {
    proxy.fallSilent();
    const failures = await Promise.all(Array.from({ length: 5 * ALL }, () => failureOf(ask())));
    expect(failures.filter((error) => !isUnavailable(error) && !isOverloaded(error))).toEqual([]);
    proxy.recover();
    while ((await failureOf(ask())) instanceof Error) continue;
    expect(await Promise.all(Array.from({ length: 5 * ALL }, ask))).toHaveLength(5 * ALL);
  });

  it('leaves it open whether a commit came through, and certain that anything else did not', async () => {
    const silent = await failureOf(
      withDeadline(STATEMENT_MS, () =>
        unitOfWork.run(async (tx) => {
          await tx.execute('UPDATE chat_counters SET lastMessageId = 7');
          proxy.fallSilent();
        }),
      ),
    );
    expect(silent).toMatchObject({ code: 'server.outcome_unknown' });
    proxy.recover();
    const failed = withDeadline(STATEMENT_MS, () =>
      unitOfWork.run(async (tx) => {
        proxy.fallSilent();
        await tx.execute('UPDATE chat_counters SET lastMessageId = 8');
      }),
    );
    expect(isUnavailable(await failureOf(failed))).toBe(true);
  });

  it('makes a server unready at once, with requests answered 503, until it answers again', async () => {
    const app = await startTestApp({
      database: stored,
      environment: { DATABASE_URL: proxy.url },
      areas: [HastyModule],
    });
    expect((await app.aVisitor().get('/api/hasty')).status).toBe(200);
    proxy.fallSilent();
    app.clock.advance(60_000);
    let isWaiting = true;
    const waiting = app.database.query('SELECT 1 AS one').catch(() => (isWaiting = false));
    const ready = await app.aVisitor().get('/api/health/ready');
    expect([ready.status, ready.body]).toEqual([503, expect.objectContaining({ storage: 'database' })]);
    expect(isWaiting).toBe(true);
    const refused = await app.aVisitor().get('/api/hasty');
    expect([refused.status, refused.body]).toEqual([
      503,
      expect.objectContaining({ code: expect.stringMatching(/^server\.(not_ready|busy)$/) }),
    ]);
    await waiting;
    proxy.recover();
    expect((await app.aVisitor().get('/api/hasty')).status).toBe(200);
    expect(app.logLines.join('\n')).not.toContain('stack');
    await app.close();
  });

  it('may go away in the middle of a migration, which then goes on where it stopped', async () => {
    const empty = await createTestDatabase();
    const cutting = await SilentProxy.before(empty.url);
    cutting.cutAfter(AMID_THE_SECOND_MIGRATION);
    expect(isUnavailable(await failureOf(open(cutting.url)))).toBe(true);
    await (await open(cutting.url)).close();
    await cutting.close();
    await empty.remove();
  });

  it('is not blamed for what this process did not hear in time', async () => {
    const direct = await open(stored.url);
    const answer = withDeadline(STATEMENT_MS, () => new Database(direct.reader).query('SELECT 1 AS one'));
    await new Promise(setImmediate);
    const until = performance.now() + 2 * STATEMENT_MS;
    while (performance.now() < until);
    expect(await answer).toEqual([{ one: 1 }]);
    await direct.close();
  });
});

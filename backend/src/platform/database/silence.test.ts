/** @mariadb */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { Public } from '../http/access.js';
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

/** Short enough for a test, and longer than a busy machine takes for an answer. */
const TIMEOUTS = { statementMs: 900, connectMs: 900, probeMs: 600, closeMs: 50 };

/** Number of answers after which some of its tables exist. */
const AMID_THE_SECOND_MIGRATION = 25;

@Public()
@Controller('hasty')
class HastyController {
  constructor(private readonly database: Database) {}

  @Get()
  read(): Promise<unknown> {
    return withDeadline(TIMEOUTS.statementMs, () => this.database.query('SELECT 1 AS one'));
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
  let told: string[];
  beforeAll(async () => {
    stored = await createMigratedDatabase();
  });
  afterAll(() => stored.remove());
  beforeEach(async () => {
    proxy = await SilentProxy.before(stored.url);
    told = [];
    connection = await open(proxy.url);
    database = new Database(connection.reader);
    unitOfWork = new UnitOfWork(connection.writer, () => undefined);
  });
  afterEach(async () => {
    await connection.close();
    await proxy.close();
  });

  const open = (url: string): Promise<DatabaseConnection> =>
    DatabaseConnection.open(loadConfig({ DATABASE_URL: url, DATA_DIR: stored.dataFolder }), {
      patience: TIMEOUTS,
      onAnswering: (isAnswering) => told.push(isAnswering ? 'answers' : 'silent'),
    });
  const ask = (): Promise<unknown> => database.query('SELECT 1 AS one');
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
    expect(told).toEqual(['silent', 'answers']);
  });

  it('has nobody wait for a connection for ever, neither in the queue nor for one that does not open', async () => {
    proxy.fallSilent();
    const failures = await Promise.all(Array.from({ length: 5 * ALL }, () => failureOf(ask())));
    expect(failures.filter((error) => !isUnavailable(error) && !isOverloaded(error))).toEqual([]);
    proxy.recover();
    while ((await failureOf(ask())) instanceof Error) continue;
    expect(await Promise.all(Array.from({ length: 5 * ALL }, ask))).toHaveLength(5 * ALL);
    expect([told[0], told.at(-1)]).toEqual(['silent', 'answers']);
  });

  it('leaves it open whether a commit came through, and certain that anything else did not', async () => {
    const silentAfter = (statement: string): Promise<unknown> =>
      failureOf(
        unitOfWork.run(async (tx) => {
          await tx.execute(statement);
          proxy.fallSilent();
        }),
      );
    expect(await silentAfter('UPDATE chat_counters SET lastMessageId = 7')).toMatchObject({
      code: 'server.outcome_unknown',
    });
    proxy.recover();
    const failed = unitOfWork.run(async (tx) => {
      proxy.fallSilent();
      await tx.execute('UPDATE chat_counters SET lastMessageId = 8');
    });
    expect(isUnavailable(await failureOf(failed))).toBe(true);
  });

  it('is not reachable, and is again', async () => {
    proxy.fallSilent();
    expect(await connection.isReachable()).toBe(false);
    proxy.recover();
    expect(await connection.isReachable()).toBe(true);
  });

  it('has a request answered with 503, in one line each without a stack, and the next one as ever', async () => {
    const app = await startTestApp({
      database: stored,
      environment: { DATABASE_URL: proxy.url },
      areas: [HastyModule],
    });
    expect((await app.aVisitor().get('/api/hasty')).status).toBe(200);
    proxy.fallSilent();
    const refused = await app.aVisitor().get('/api/hasty');
    expect([refused.status, refused.body]).toEqual([
      503,
      expect.objectContaining({ code: 'server.not_ready' }),
    ]);
    proxy.recover();
    expect((await app.aVisitor().get('/api/hasty')).status).toBe(200);
    const lines = app.logLines.filter((line) => !line.includes('"Request."') && !line.includes('"level":20'));
    const seen = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(seen.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'The database does not answer: requests are answered with 503.'],
      [40, 'A request could not be served.'],
      [40, 'The database answers again.'],
    ]);
    expect(lines.join('\n')).not.toContain('stack');
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

  it('is given the time that a long piece of work asks for', async () => {
    const slow = `SELECT SLEEP(${(2 * TIMEOUTS.statementMs) / 1000}) AS slept`;
    expect(isUnavailable(await failureOf(database.query(slow)))).toBe(true);
    expect(await withDeadline(60_000, () => database.query(slow))).toEqual([{ slept: 0 }]);
  });

  /** Blocks the thread for longer than the timeout of a statement. */
  const beBusy = (): void => {
    const until = performance.now() + 2 * TIMEOUTS.statementMs;
    while (performance.now() < until);
  };

  it('is not blamed for what this process did not hear in time', async () => {
    const direct = await open(stored.url);
    const answer = new Database(direct.reader).query('SELECT 1 AS one');
    await new Promise(setImmediate);
    beBusy();
    expect(await answer).toEqual([{ one: 1 }]);
    await direct.close();
  });

  it('makes a server unready at once, while requests still wait for it', async () => {
    const app = await startTestApp({ database: stored, environment: { DATABASE_URL: proxy.url } });
    expect((await app.aVisitor().get('/api/health/ready')).status).toBe(200);
    proxy.fallSilent();
    let isWaiting = true;
    const waiting = app.database.query('SELECT 1 AS one').catch(() => (isWaiting = false));
    const ready = await app.aVisitor().get('/api/health/ready');
    expect([ready.status, ready.body]).toEqual([503, expect.objectContaining({ storage: 'database' })]);
    expect(isWaiting).toBe(true);
    await app.close();
    await waiting;
  });
});

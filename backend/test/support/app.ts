import { Writable } from 'node:stream';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../src/app/app.js';
import { SessionsService } from '../../src/members/auth/sessions.service.js';
import { CoinLedger } from '../../src/economy/coins/coin-ledger.service.js';
import { reconcile } from '../../src/operations/reconciliation/reconciliation.js';
import type { ConnectionLimits } from '../../src/platform/http/connection-limits.js';
import { Random } from '../../src/platform/common/random.js';
import { Scheduler } from '../../src/platform/common/scheduler.js';
import { createLog } from '../../src/platform/log/log.js';
import { Config, loadConfig } from '../../src/platform/config/config.js';
import { DatabaseConnection } from '../../src/platform/database/connection.js';
import { Database } from '../../src/platform/database/database.js';
import { type Transaction, UnitOfWork } from '../../src/platform/database/unit-of-work.js';
import { UserEntity } from '../../src/members/user/user.entity.js';
import { TestClient } from './client.js';
import { TestClock } from './clock.js';
import { TestDisk } from './disk.js';
import { createMigratedDatabase, type TestDatabase } from './database.js';

/** Password of every member that `aMember` creates. */
export const MEMBER_PASSWORD = 'correct horse battery';

const MEMBER_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$e9OfunbyEPn/BN89JEhvjw$alc79f2N4PmnQOPl7YKgy5sDpmUIh/O73gH5NQM/kjs';

/** Options for a test app. */
export interface TestAppOptions {
  /** Factor for every rate limit; tests of limits set 1. */
  readonly rateLimitScale?: number;
  /** Further settings, by the names of their environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The folder with built pages. */
  readonly pagesFolder?: string;
  readonly random?: Random;
  /** Initial time of its clock. */
  readonly startsAt?: Date;
  /** Further areas with the test's own routes. */
  readonly areas?: readonly Type[];
  /** Connection limits of the test server. */
  readonly connections?: ConnectionLimits;
  /** An existing database, which is not removed when the app is closed. */
  readonly database?: TestDatabase;
  /**
   * Whether the test bypasses the services when writing coins, rounds or records, so that they do not agree
   * in the end.
   */
  readonly hasWrongLedger?: boolean;
}

/** Options for a test member. */
export interface MemberOptions {
  readonly username?: string;
  /** Initial balance, granted by one ledger line. */
  readonly coins?: number;
  readonly isAdmin?: boolean;
  readonly isOwner?: boolean;
}

/** A signed-in member with a client. */
export interface TestMember {
  readonly client: TestClient;
  readonly id: number;
  readonly username: string;
}

/** A running app with a database of its own, a clock that stands still, and its log lines. */
export class TestApp {
  private addresses = 0;

  constructor(
    readonly nest: NestExpressApplication,
    readonly url: string,
    readonly clock: TestClock,
    readonly disk: TestDisk,
    readonly logLines: readonly string[],
    private readonly removeDatabase: () => Promise<void>,
    private readonly hasWrongLedger: boolean,
  ) {}

  get database(): Database {
    return this.nest.get(Database);
  }

  get unitOfWork(): UnitOfWork {
    return this.nest.get(UnitOfWork);
  }

  /** Creates a client that is not signed in, from a unique address unless one is given. */
  aVisitor(address?: string): TestClient {
    this.addresses += 1;
    return new TestClient(this.url, address ?? `10.${this.addresses >> 8}.${this.addresses & 255}.1`);
  }

  /**
   * Creates a member with a row, a session and a client. The row is inserted directly, so that no password is
   * hashed.
   */
  async aMember(options: MemberOptions = {}): Promise<TestMember> {
    const username = options.username ?? `member-${this.nest.get(Random).bytes(6).toString('hex')}`;
    const { id, token } = await this.unitOfWork.run(async (tx) => {
      const { identifiers } = await tx.repository(UserEntity).insert({
        username,
        usernameKey: username.toLowerCase(),
        passwordHash: MEMBER_PASSWORD_HASH,
        isAdmin: options.isAdmin ?? false,
        isOwner: options.isOwner ?? false,
        createdAt: this.clock.now(),
      });
      const userId = Number(identifiers[0]?.['id']);
      if (options.coins) await this.giveCoins(tx, userId, options.coins);
      return { id: userId, token: await this.nest.get(SessionsService).start(tx, userId, undefined) };
    });
    const client = this.aVisitor();
    const isHttps = this.nest.get(Config).publicOrigin?.startsWith('https:') ?? false;
    client.setCookie(isHttps ? '__Host-session' : 'session', token);
    client.setCookie('signed_in', '1');
    return { client, id, username };
  }

  private giveCoins(tx: Transaction, userId: number, amount: number): Promise<number> {
    return this.nest.get(CoinLedger).record(tx, {
      userId,
      amount,
      description: 'Coins to begin with',
      source: 'admin',
      idempotencyKey: `test:begin:${userId}`,
    });
  }

  /** Stops the app and removes its database. Throws if balances, ledger, rounds and records do not agree. */
  async close(): Promise<void> {
    const differences = await this.differences().finally(async () => {
      await this.nest.close();
      await this.removeDatabase();
    });
    if (differences.length === 0) return;
    throw new Error(
      `The ledger is not consistent after these tests: ${differences.join(' ')} ` +
        'Let the services write them, or start the app with { hasWrongLedger: true } where a test is about that.',
    );
  }

  /**
   * Returns the differences found by a reconciliation; none if the test has closed the database or expects a
   * wrong ledger.
   */
  private async differences(): Promise<readonly string[]> {
    if (this.hasWrongLedger || !(await this.nest.get(DatabaseConnection).isReachable())) return [];
    // A comparison reads no snapshot here, so no job may write meanwhile.
    await this.nest.get(Scheduler).runDue();
    return (await reconcile(this.database)).checks.flatMap(({ sentences }) => sentences);
  }
}

/** Starts the real app on a free port with a database of its own (see `createMigratedDatabase`). */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createMigratedDatabase());
  const clock = new TestClock(options.startsAt);
  const disk = new TestDisk();
  const logLines: string[] = [];
  const config = loadConfig({
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: database.dataFolder,
    TRUST_PROXY: '1',
    RATE_LIMIT_SCALE: String(options.rateLimitScale ?? 1000),
    ...options.environment,
  });
  const nest = await createApp({
    config,
    log: createLog(config.logLevel, collect(logLines)),
    pagesFolder: options.pagesFolder ?? '/nowhere',
    areas: options.areas ?? [],
    ...(options.connections ? { connections: options.connections } : {}),
    appEnvironment: { clock, disk, ...(options.random ? { random: options.random } : {}) },
  });
  await nest.listen(0, '127.0.0.1');
  const removeDatabase = options.database ? () => Promise.resolve() : database.remove;
  const hasWrongLedger = options.hasWrongLedger ?? false;
  return new TestApp(nest, await nest.getUrl(), clock, disk, logLines, removeDatabase, hasWrongLedger);
}

function collect(lines: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done): void {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      done();
    },
  });
}

import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../app.js';
import { SessionsService } from '../auth/sessions.service.js';
import type { Random } from '../common/random.js';
import { createLog } from '../common/log.js';
import { loadConfig } from '../config.js';
import { Database } from '../database/database.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { UserEntity } from '../user/user.entity.js';
import { TestClient } from './client.js';
import { TestClock } from './clock.js';
import { createTestDatabase, type TestDatabase } from './database.js';

/** The password of every member that `aMember` makes. */
export const MEMBER_PASSWORD = 'correct horse battery';

const MEMBER_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$e9OfunbyEPn/BN89JEhvjw$alc79f2N4PmnQOPl7YKgy5sDpmUIh/O73gH5NQM/kjs';

/** How an app differs from the usual one. */
export interface TestAppOptions {
  /** What every rate limit is multiplied by; tests of limits set 1. */
  readonly rateLimitScale?: number;
  /** Further settings, by the names of their environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The folder with built pages. */
  readonly pagesFolder?: string;
  readonly random?: Random;
  /** Further areas with routes of the test's own. */
  readonly areas?: readonly Type[];
  /** A database to use again, which stays after the app is closed. */
  readonly database?: TestDatabase;
}

/** How a member differs from a fresh one. */
export interface MemberOptions {
  readonly username?: string;
  readonly coins?: number;
  readonly isAdmin?: boolean;
  readonly isOwner?: boolean;
}

/** A signed-in member: their client and who they are. */
export interface TestMember {
  readonly client: TestClient;
  readonly id: number;
  readonly username: string;
}

/** A running app with a database of its own, a clock that stands still, and everything it logged. */
export class TestApp {
  private addresses = 0;

  constructor(
    readonly nest: NestExpressApplication,
    readonly url: string,
    readonly clock: TestClock,
    readonly logLines: readonly string[],
    private readonly removeDatabase: () => Promise<void>,
  ) {}

  get database(): Database {
    return this.nest.get(Database);
  }

  get unitOfWork(): UnitOfWork {
    return this.nest.get(UnitOfWork);
  }

  /** Somebody who is not signed in, from an address nobody else has unless it is given. */
  aVisitor(address?: string): TestClient {
    this.addresses += 1;
    return new TestClient(this.url, address ?? `10.${this.addresses >> 8}.${this.addresses & 255}.1`);
  }

  /** A member with a row, a session and a client; the row is inserted, so that no password is hashed. */
  async aMember(options: MemberOptions = {}): Promise<TestMember> {
    const username = options.username ?? `member-${randomBytes(6).toString('hex')}`;
    const { id, token } = await this.unitOfWork.run(async (tx) => {
      const { identifiers } = await tx.manager.insert(UserEntity, {
        username,
        usernameKey: username.toLowerCase(),
        passwordHash: MEMBER_PASSWORD_HASH,
        coins: options.coins ?? 0,
        isAdmin: options.isAdmin ?? false,
        isOwner: options.isOwner ?? false,
        createdAt: this.clock.now(),
      });
      const userId = Number(identifiers[0]?.['id']);
      return { id: userId, token: await this.nest.get(SessionsService).start(tx, userId, undefined) };
    });
    const client = this.aVisitor();
    client.setCookie('session', token);
    client.setCookie('signed_in', '1');
    return { client, id, username };
  }

  /** Stops the app and removes its database. */
  async close(): Promise<void> {
    await this.nest.close();
    await this.removeDatabase();
  }
}

/** Starts the real app on a free port with an empty database (see `createTestDatabase`). */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const clock = new TestClock();
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
    surroundings: { clock, ...(options.random ? { random: options.random } : {}) },
  });
  await nest.listen(0, '127.0.0.1');
  const removeDatabase = options.database ? () => Promise.resolve() : database.remove;
  return new TestApp(nest, await nest.getUrl(), clock, logLines, removeDatabase);
}

function collect(lines: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done): void {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      done();
    },
  });
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Request } from 'express';
import pLimit from 'p-limit';
import type {
  DataSource,
  EntityManager,
  EntityTarget,
  ObjectLiteral,
  QueryRunner,
  Repository,
} from 'typeorm';
import { Problem } from '../errors/problem.js';
import { deadlineMs, REQUEST_DEADLINE_MS } from './deadlines.js';
import { isAnswered, isLocked, isRetryable } from '../errors/database-errors.js';
import { type EntitySource, type SqlValue, toDriverValues } from './database.js';

/**
 * Maximum number of attempts of a transaction that lost a deadlock or lock on MySQL, as long as its deadline
 * allows.
 */
const MAX_ATTEMPTS = 6;

/** Maximum pause before the second attempt; it doubles with each further one, up to `MAX_PAUSE_MS`. */
const FIRST_PAUSE_MS = 8;
const MAX_PAUSE_MS = 250;

/** Handler for effects that failed after their commit; nothing else can be done about them. */
export type AfterCommitFailure = (error: unknown) => void;

/** Work inside one transaction. It may be run again from its start, so it does nothing but SQL. */
type Work<T> = (transaction: Transaction) => Promise<T>;

/** A running unit of work. */
interface Unit {
  /** The `UnitOfWork` that opened it; other databases have other ones. */
  readonly of: object;
  readonly transaction: Transaction;
  nestedFailure: unknown;
}

/** A read of the `ReadQueue`, and what ends its turn while it has one. */
export interface RunningRead {
  readonly caller: string;
  endTurn: (() => void) | undefined;
}

/** Context of the running code. */
interface Execution {
  readonly unit?: Unit | undefined;
  /** The request of an admin; requests of other callers are not stored. */
  readonly request?: Request | undefined;
  readonly read?: RunningRead | undefined;
}

/** One storage for all fields, because Node.js has to propagate each storage from promise to promise. */
export const execution = new AsyncLocalStorage<Execution>();

/**
 * The only place that opens a transaction. SQLite has one writer, so units run there one after another, and
 * are retried while another process has the file locked. On MySQL they run concurrently (READ COMMITTED), and
 * one that lost a deadlock is retried.
 */
export class UnitOfWork {
  private readonly inTurn = pLimit(1);
  private readonly isSqlite: boolean;

  constructor(
    private readonly writer: DataSource,
    private readonly onAfterCommitFailure: AfterCommitFailure,
  ) {
    this.isSqlite = writer.options.type === 'better-sqlite3';
  }

  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws; the error is
   * rethrown. A nested run joins the outer transaction; if it fails, the outer one can no longer commit. A
   * commit whose outcome is unknown is never repeated: it fails with `server.outcome_unknown`.
   */
  async run<T>(work: Work<T>): Promise<T> {
    const outer = execution.getStore()?.unit;
    if (outer?.of === this) return this.join(outer, work);
    const endsAt = performance.now() + this.timeoutMs();
    const attempt = (): Promise<Attempt<T>> => this.attemptUntil(endsAt, work);
    const { result, effects } = await (this.isSqlite ? this.inTurn(attempt) : attempt());
    await this.runEffects(effects);
    return result;
  }

  /**
   * Returns the time limit of a unit. On SQLite all units queue behind one that waits for a locked file, so
   * it is capped at the deadline of a request.
   */
  private timeoutMs(): number {
    return this.isSqlite
      ? Math.min(deadlineMs(REQUEST_DEADLINE_MS), REQUEST_DEADLINE_MS)
      : deadlineMs(REQUEST_DEADLINE_MS);
  }

  private async join<T>(outer: Unit, work: Work<T>): Promise<T> {
    outer.transaction.assertOpen();
    try {
      return await work(outer.transaction);
    } catch (error) {
      outer.nestedFailure ??= error;
      throw error;
    }
  }

  private async attemptUntil<T>(endsAt: number, work: Work<T>): Promise<Attempt<T>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(work);
      } catch (error) {
        const mayWork = isLocked(error) || (isRetryable(error) && attempt < MAX_ATTEMPTS);
        if (!mayWork || performance.now() > endsAt) throw error;
        await delay(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), MAX_PAUSE_MS));
      }
    }
  }

  private async attempt<T>(work: Work<T>): Promise<Attempt<T>> {
    const runner = this.writer.createQueryRunner();
    try {
      await runner.startTransaction();
      const transaction = new Transaction(this.writer, runner);
      const unit: Unit = { of: this, transaction, nestedFailure: undefined };
      const result = await this.workIn(unit, work, runner);
      return { result, effects: await commit(unit.transaction, runner) };
    } finally {
      await runner.release();
    }
  }

  private async workIn<T>(unit: Unit, work: Work<T>, runner: QueryRunner): Promise<T> {
    try {
      const result = await execution.run({ ...execution.getStore(), unit }, () => work(unit.transaction));
      if (unit.nestedFailure === undefined) return result;
      throw new UnitOfWorkError('A nested unit of work failed, so the whole unit was rolled back.', {
        cause: unit.nestedFailure,
      });
    } catch (error) {
      unit.transaction.end();
      await rollback(runner);
      throw error;
    }
  }

  /** Effects run outside the transaction's context, so that they may open units of their own. */
  private async runEffects(effects: readonly (() => unknown)[]): Promise<void> {
    for (const effect of effects) {
      try {
        await execution.run({ ...execution.getStore(), unit: undefined }, effect);
      } catch (error) {
        this.onAfterCommitFailure(error);
      }
    }
  }
}

interface Attempt<T> {
  readonly result: T;
  readonly effects: readonly (() => unknown)[];
}

async function commit(transaction: Transaction, runner: QueryRunner): Promise<readonly (() => unknown)[]> {
  const effects = transaction.end();
  try {
    await runner.commitTransaction();
    return effects;
  } catch (error) {
    await rollback(runner);
    if (isAnswered(error)) throw error;
    throw new Problem('server.outcome_unknown', { cause: error });
  }
}

/**
 * Rolls back the open transaction. A connection that can't do so is destroyed. SQLite sometimes has rolled
 * back by itself (a full disk); then an empty transaction brings the runner's own count back in step.
 */
async function rollback(runner: QueryRunner): Promise<void> {
  try {
    await runner.rollbackTransaction();
  } catch {
    const connection: unknown = await runner.connect();
    if (isDestroyable(connection)) connection.destroy();
    else await runner.query('BEGIN').then(() => runner.rollbackTransaction());
  }
}

function isDestroyable(connection: unknown): connection is { destroy(): void } {
  return typeof connection === 'object' && connection !== null && 'destroy' in connection;
}

/** Thrown when a unit of work is used wrongly, which is a bug and never caused by a request. */
class UnitOfWorkError extends Error {
  override readonly name = 'UnitOfWorkError';
}

/**
 * One open transaction. Only SQL belongs inside it: no hashing, files, HTTP or waiting. Using it or
 * one of its repositories after its end throws.
 */
export class Transaction implements EntitySource {
  private isEnded = false;
  private readonly afterCommits: (() => unknown)[] = [];
  private readonly guardedManager: EntityManager;

  constructor(
    dataSource: DataSource,
    private readonly runner: QueryRunner,
  ) {
    const guardedRunner = new Proxy(runner, {
      get: (target, property) => {
        if (property === 'query' || property === 'isReleased') this.assertOpen();
        const value: unknown = Reflect.get(target, property, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    this.guardedManager = dataSource.createEntityManager(guardedRunner);
  }

  /** Returns the repository of an entity, bound to this transaction. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    this.assertOpen();
    return this.guardedManager.getRepository(entity);
  }

  /** Returns the rows of a SELECT, including this transaction's changes; `?` stands for each value. */
  async query<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    this.assertOpen();
    return (await this.runner.query(sql, toDriverValues(values))) as Row[];
  }

  /** Runs an INSERT, UPDATE or DELETE and returns the number of affected rows. */
  async execute(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    this.assertOpen();
    return (await this.runner.query(sql, toDriverValues(values), true)).affected ?? 0;
  }

  /** Runs an INSERT of one row and returns its generated `id`. */
  async insert(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    this.assertOpen();
    const result = await this.runner.query(sql, toDriverValues(values), true);
    const raw = result.raw as number | { readonly insertId: number };
    return typeof raw === 'number' ? raw : raw.insertId;
  }

  /** Runs `effect` once, after the commit and outside the transaction. A rollback discards it. */
  afterCommit(effect: () => unknown): void {
    this.assertOpen();
    this.afterCommits.push(effect);
  }

  /** Ends this context and returns the effects to run after the commit. Only the unit of work calls it. */
  end(): readonly (() => unknown)[] {
    this.isEnded = true;
    return this.afterCommits;
  }

  /** Throws unless the transaction is still open. */
  assertOpen(): void {
    if (this.isEnded)
      throw new UnitOfWorkError('This transaction has ended: nothing more can be done in it.');
  }
}

import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { type SqlValue, toDriverValues } from './sql-value.js';

/** Thrown when a unit of work is used wrongly: a mistake in the program, never in a request. */
export class UnitOfWorkError extends Error {
  override readonly name = 'UnitOfWorkError';
}

/**
 * One open transaction. Only SQL belongs inside it: no hashing, files, HTTP or waiting. Using it, its `manager` or a
 * repository of that manager after its end throws.
 */
export class Transaction {
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

  /** TypeORM's manager, bound to this transaction. */
  get manager(): EntityManager {
    this.assertOpen();
    return this.guardedManager;
  }

  /** The rows of a SELECT, uncommitted changes of this transaction included; `?` stands for each value. */
  async query<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    this.assertOpen();
    return (await this.runner.query(sql, toDriverValues(values))) as Row[];
  }

  /** Runs an INSERT, UPDATE or DELETE and gives how many rows it met. */
  async execute(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    this.assertOpen();
    return (await this.runner.query(sql, toDriverValues(values), true)).affected ?? 0;
  }

  /** Runs an INSERT of one row and gives the generated `id` of it. */
  async insert(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    this.assertOpen();
    const result = await this.runner.query(sql, toDriverValues(values), true);
    const raw = result.raw as number | { readonly insertId: number };
    return typeof raw === 'number' ? raw : raw.insertId;
  }

  /** Has `effect` run once, after the commit, outside the transaction; a rollback forgets it. */
  afterCommit(effect: () => unknown): void {
    this.assertOpen();
    this.afterCommits.push(effect);
  }

  /** Ends this context. Only the unit of work calls it. Gives what was to run after the commit. */
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

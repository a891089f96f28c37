import type {
  DataSource,
  EntityManager,
  EntityTarget,
  ObjectLiteral,
  QueryRunner,
  Repository,
} from 'typeorm';
import type { EntitySource } from './row-source.js';
import { type SqlValue, toDriverValues } from './sql-value.js';

/** Thrown when a unit of work is used wrongly, which is a bug and never caused by a request. */
export class UnitOfWorkError extends Error {
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

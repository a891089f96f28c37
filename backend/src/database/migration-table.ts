import { type QueryRunner, Table, type TableOptions } from 'typeorm';
import type { Dialect } from './columns.js';

/** A table as a migration states it; checks are conditions by name. */
export interface MigrationTable extends Omit<TableOptions, 'checks'> {
  readonly name: string;
  readonly checks?: Readonly<Record<string, string>>;
}

/** Which of the two databases a migration runs on. */
export function dialectOf(runner: QueryRunner): Dialect {
  return runner.dataSource.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
}

/**
 * Creates a table with its indices, foreign keys and checks. TypeORM leaves the checks out on MySQL without a word,
 * so they are added there by a statement of their own.
 */
export async function createTable(runner: QueryRunner, options: MigrationTable): Promise<void> {
  const { checks = {}, ...table } = options;
  const named = Object.entries(checks).map(([name, expression]) => ({ name, expression }));
  const isSqlite = dialectOf(runner) === 'sqlite';
  await runner.createTable(
    new Table({ ...table, ...(isSqlite ? { checks: named } : {}) }),
    false,
    true,
    true,
  );
  if (isSqlite) return;
  for (const { name, expression } of named) {
    await runner.query(`ALTER TABLE ${options.name} ADD CONSTRAINT ${name} CHECK (${expression})`);
  }
}

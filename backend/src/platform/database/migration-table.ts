import {
  type QueryRunner,
  Table,
  type TableColumnOptions,
  TableIndex,
  type TableIndexOptions,
  type TableOptions,
} from 'typeorm';
import type { Dialect } from './columns.js';

/** A table as a migration defines it, with its checks as conditions by name. */
export interface MigrationTable extends Omit<TableOptions, 'checks'> {
  readonly name: string;
  readonly checks?: Readonly<Record<string, string>>;
}

/** Returns which of the two databases a migration runs on. */
export function dialectOf(runner: QueryRunner): Dialect {
  return runner.dataSource.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
}

/**
 * Creates a table with its indices, foreign keys and checks, each only where it is missing: on MySQL an
 * interrupted migration continues where it stopped. There TypeORM silently omits the checks, so they are
 * added by separate statements.
 */
export async function createTable(runner: QueryRunner, options: MigrationTable): Promise<void> {
  const { checks = {}, ...table } = options;
  const named = Object.entries(checks).map(([name, expression]) => ({ name, expression }));
  const isSqlite = dialectOf(runner) === 'sqlite';
  await runner.createTable(new Table({ ...table, ...(isSqlite ? { checks: named } : {}) }), true, true, true);
  if (isSqlite) return;
  const found = (await runner.query(
    `SELECT CONSTRAINT_NAME AS name FROM information_schema.TABLE_CONSTRAINTS
     WHERE CONSTRAINT_SCHEMA = DATABASE() AND TABLE_NAME = ?`,
    [options.name],
  )) as { name: string }[];
  for (const { name, expression } of named) {
    if (found.some((constraint) => constraint.name === name)) continue;
    await runner.query(`ALTER TABLE ${options.name} ADD CONSTRAINT ${name} CHECK (${expression})`);
  }
}

/**
 * Adds columns and indices to a table with rows, each only where it is missing: MySQL commits every such
 * statement by itself, so an interrupted migration continues where it stopped. Uses plain statements, because
 * TypeORM would copy the whole table on SQLite.
 */
export async function extendTable(
  runner: QueryRunner,
  table: string,
  columns: readonly TableColumnOptions[],
  indices: readonly (TableIndexOptions & { name: string })[] = [],
): Promise<void> {
  for (const column of columns) {
    if (await runner.hasColumn(table, column.name)) continue;
    await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column.name} ${definitionOf(column)}`);
  }
  const existing = (await runner.getTable(table))?.indices ?? [];
  for (const index of indices) {
    if (existing.some(({ name }) => name === index.name)) continue;
    await runner.createIndex(table, new TableIndex(index));
  }
}

/** Removes columns and indices, each only where it exists. */
export async function reduceTable(
  runner: QueryRunner,
  table: string,
  columnNames: readonly string[],
  indexNames: readonly string[] = [],
): Promise<void> {
  // A copy, because each drop removes its index from the table's own list.
  const existing = [...((await runner.getTable(table))?.indices ?? [])];
  for (const index of existing) {
    if (index.name !== undefined && indexNames.includes(index.name)) await runner.dropIndex(table, index);
  }
  for (const name of columnNames) {
    if (await runner.hasColumn(table, name)) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  }
}

/** Returns a column's definition for ALTER TABLE on both dialects; a NOT NULL column needs a default. */
function definitionOf({
  type,
  length,
  charset,
  collation,
  isNullable,
  default: value,
}: TableColumnOptions): string {
  const size = length === undefined ? '' : `(${length})`;
  const text = charset === undefined ? '' : ` CHARACTER SET ${charset} COLLATE ${collation ?? charset}`;
  return `${type}${size}${text} ${isNullable ? 'NULL' : `NOT NULL DEFAULT ${String(value)}`}`;
}

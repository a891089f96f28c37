import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigIntegerColumn, type Dialect, integerColumn, keyColumn, timestampColumn } from '../columns.js';
import { createTable, dialectOf, extendTable, type MigrationTable, reduceTable } from '../migration-table.js';

const INDICES = {
  // For what has happened since the daily stats were last updated.
  users: [{ name: 'users_created', columnNames: ['createdAt'] }],
  coin_transactions: [{ name: 'coin_transactions_created', columnNames: ['createdAt'] }],
};

/** Adds daily stats, so that the admins' overview reads few rows. */
export class AdminDatabase1700000000013 implements MigrationInterface {
  readonly name = 'AdminDatabase1700000000013';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(dialectOf(runner))) {
      // MySQL commits each table by itself: a table left by an interrupted run is created again, with its
      // row.
      if (await runner.hasTable(table.name)) await runner.dropTable(table.name);
      await createTable(runner, table);
    }
    await runner.query('INSERT INTO tally_marks (id, talliedUntil) VALUES (1, 0)');
    for (const [table, indices] of Object.entries(INDICES)) await extendTable(runner, table, [], indices);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables(dialectOf(runner))) await runner.dropTable(name, true);
    for (const [table, indices] of Object.entries(INDICES)) {
      const names = indices.map(({ name }) => name);
      await reduceTable(runner, table, [], names);
    }
  }
}

const primary = (column: ReturnType<typeof integerColumn>): ReturnType<typeof integerColumn> => ({
  ...column,
  isPrimary: true,
});

/**
 * Derived from rounds, ledger and accounts, and compared with them. No foreign keys, to avoid their locks.
 */
const tables = (dialect: Dialect): readonly MigrationTable[] => [
  {
    name: 'daily_tallies',
    withoutRowid: true,
    columns: [
      primary(integerColumn('day')),
      keyColumn(dialect, 'kind', 16, { isPrimary: true }),
      keyColumn(dialect, 'name', 40, { isPrimary: true }),
      bigIntegerColumn('events', { default: 0 }),
      bigIntegerColumn('coins', { default: 0 }),
    ],
  },
  {
    name: 'tallied_members',
    withoutRowid: true,
    columns: [primary(integerColumn('day')), primary(integerColumn('userId'))],
  },
  { name: 'tally_marks', columns: [primary(integerColumn('id')), timestampColumn('talliedUntil')] },
];

import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bigIntegerColumn,
  type Dialect,
  integerColumn,
  keyColumn,
  textColumn,
  timestampColumn,
} from '../columns.js';
import { createTable, dialectOf, extendTable, type MigrationTable, reduceTable } from '../migration-table.js';

/** Adds presence: running nodes, the members with a socket at each, and up to when their time is counted. */
export class Presence1700000000009 implements MigrationInterface {
  readonly name = 'Presence1700000000009';

  async up(runner: QueryRunner): Promise<void> {
    await extendTable(runner, 'users', [bigIntegerColumn('presentUntil', { default: 0 })]);
    for (const table of tables(dialectOf(runner))) {
      // MySQL commits each table by itself: a table made before an interruption stays.
      if (!(await runner.hasTable(table.name))) await createTable(runner, table);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables(dialectOf(runner))) await runner.dropTable(name, true);
    await reduceTable(runner, 'users', ['presentUntil']);
  }
}

const tables = (dialect: Dialect): readonly MigrationTable[] => [
  {
    name: 'presence_nodes',
    columns: [keyColumn(dialect, 'id', 36, { isPrimary: true }), timestampColumn('beatAt')],
  },
  {
    name: 'presence_members',
    columns: [
      keyColumn(dialect, 'nodeId', 36, { isPrimary: true }),
      { ...integerColumn('userId'), isPrimary: true },
      textColumn(dialect, 'playing', 40, { nullable: true }),
    ],
    indices: [{ name: 'presence_members_user', columnNames: ['userId'] }],
  },
];

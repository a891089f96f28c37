import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type Dialect,
  flagColumn,
  integerColumn,
  keyColumn,
  longTextColumn,
  timestampColumn,
} from '../columns.js';
import { createTable, dialectOf, type MigrationTable } from '../migration-table.js';
import { LIVESTREAM_SEEDS } from './0011-livestream-seeds.js';

/** Adds the livestream: its state and key, the content of its page, and its viewers. */
export class Livestream1700000000011 implements MigrationInterface {
  readonly name = 'Livestream1700000000011';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(dialectOf(runner))) {
      // MySQL commits each table by itself: a table left by an interrupted run is created again, with all of
      // its rows.
      if (await runner.hasTable(table.name)) await runner.dropTable(table.name);
      await createTable(runner, table);
    }
    await runner.query('INSERT INTO livestream (id, isOpen, showNumber) VALUES (1, 0, 0)');
    for (const [name, content] of Object.entries(LIVESTREAM_SEEDS)) {
      await runner.query(
        'INSERT INTO livestream_contents (name, version, content, updatedAt) VALUES (?, 1, ?, ?)',
        [name, JSON.stringify(content), Date.now()],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables(dialectOf(runner))) await runner.dropTable(name);
  }
}

const tables = (dialect: Dialect): readonly MigrationTable[] => [
  {
    name: 'livestream',
    columns: [
      { ...integerColumn('id'), isPrimary: true },
      flagColumn('isOpen'),
      integerColumn('showNumber', { default: 0 }),
      timestampColumn('endedAt', { nullable: true }),
      keyColumn(dialect, 'streamKeyHash', 64, { nullable: true }),
      keyColumn(dialect, 'streamKeySealed', 255, { nullable: true }),
      longTextColumn(dialect, 'report', { nullable: true }),
      timestampColumn('reportedAt', { nullable: true }),
      longTextColumn(dialect, 'problem', { nullable: true }),
    ],
    checks: { livestream_is_one: 'id = 1' },
  },
  {
    name: 'livestream_contents',
    columns: [
      keyColumn(dialect, 'name', 20, { isPrimary: true }),
      integerColumn('version'),
      longTextColumn(dialect, 'content'),
      timestampColumn('updatedAt'),
      integerColumn('updatedBy', { nullable: true }),
    ],
  },
  {
    name: 'livestream_viewers',
    columns: [{ ...integerColumn('userId'), isPrimary: true }, timestampColumn('seenAt')],
    foreignKeys: [
      {
        name: 'livestream_viewers_user',
        columnNames: ['userId'],
        referencedTableName: 'users',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
    indices: [{ name: 'livestream_viewers_seen', columnNames: ['seenAt'] }],
  },
];

import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import {
  type Dialect,
  idColumn,
  integerColumn,
  keyColumn,
  longTextColumn,
  textColumn,
  timestampColumn,
} from '../columns.js';
import { createTable, dialectOf, type MigrationTable } from '../migration-table.js';

/** Adds the chat, its mutes, and the audit log of admins' actions. */
export class Chat1700000000008 implements MigrationInterface {
  readonly name = 'Chat1700000000008';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(dialectOf(runner))) {
      // MySQL commits each table by itself: a table made before an interruption stays.
      if (!(await runner.hasTable(table.name))) await createTable(runner, table);
    }
    const counters = (await runner.query('SELECT id FROM chat_counters')) as unknown[];
    if (counters.length === 0) await runner.query('INSERT INTO chat_counters (id) VALUES (1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables(dialectOf(runner))) await runner.dropTable(name);
  }
}

/** Integer primary key that is assigned by the program, not by the database. */
const givenIdColumn = (dialect: Dialect): TableColumnOptions => ({
  name: 'id',
  // On SQLite only a column of exactly this type is the row id.
  type: dialect === 'sqlite' ? 'integer' : 'int',
  isPrimary: true,
});

const tables = (dialect: Dialect): readonly MigrationTable[] => [
  {
    name: 'chat_counters',
    columns: [
      givenIdColumn(dialect),
      integerColumn('lastMessageId', { default: 0 }),
      integerColumn('lastRemovalId', { default: 0 }),
    ],
  },
  {
    // Without a foreign key, whose check would lock the author's account while the whole chat waits for this
    // row. Accounts are never deleted.
    name: 'chat_messages',
    columns: [
      givenIdColumn(dialect),
      integerColumn('userId'),
      textColumn(dialect, 'message', 500),
      keyColumn(dialect, 'clientId', 64, { nullable: true }),
      timestampColumn('createdAt'),
      integerColumn('removalId', { nullable: true }),
    ],
    indices: [
      { name: 'chat_messages_client_id', columnNames: ['userId', 'clientId'], isUnique: true },
      { name: 'chat_messages_created', columnNames: ['createdAt'] },
      { name: 'chat_messages_removal', columnNames: ['removalId'], isUnique: true },
    ],
  },
  {
    name: 'chat_mutes',
    columns: [
      idColumn(dialect),
      integerColumn('userId'),
      timestampColumn('until', { nullable: true }),
      textColumn(dialect, 'reason', 200, { nullable: true }),
      integerColumn('mutedBy'),
      timestampColumn('createdAt'),
    ],
    indices: [{ name: 'chat_mutes_user', columnNames: ['userId'], isUnique: true }],
  },
  {
    name: 'audit_log',
    columns: [
      idColumn(dialect),
      integerColumn('adminId'),
      keyColumn(dialect, 'action', 40),
      keyColumn(dialect, 'targetType', 20),
      keyColumn(dialect, 'targetId', 64),
      longTextColumn(dialect, 'details'),
      timestampColumn('createdAt'),
    ],
    indices: [{ name: 'audit_log_target', columnNames: ['targetType', 'targetId'] }],
  },
];

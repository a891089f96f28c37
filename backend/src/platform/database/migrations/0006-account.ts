import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Dialect, idColumn, integerColumn, keyColumn, timestampColumn } from '../columns.js';
import { createTable, dialectOf, extendTable, type MigrationTable, reduceTable } from '../migration-table.js';

const USER_INDICES = [
  // For checking whether a picture is in use.
  { name: 'users_profile_picture', columnNames: ['profilePicture'] },
];

/** Adds named devices, closed accounts and paid pictures. */
export class Account1700000000006 implements MigrationInterface {
  readonly name = 'Account1700000000006';

  async up(runner: QueryRunner): Promise<void> {
    const dialect = dialectOf(runner);
    await extendTable(runner, 'sessions', [
      { ...keyColumn(dialect, 'device', 64), default: "'Unknown device'" },
    ]);
    await extendTable(runner, 'users', [timestampColumn('closedAt', { nullable: true })], USER_INDICES);
    for (const table of tables(dialect)) {
      // MySQL commits each table by itself: a table made before an interruption stays.
      if (!(await runner.hasTable(table.name))) await createTable(runner, table);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables(dialectOf(runner))) await runner.dropTable(name);
    await reduceTable(
      runner,
      'users',
      ['closedAt'],
      USER_INDICES.map(({ name }) => name),
    );
    await reduceTable(runner, 'sessions', ['device']);
  }
}

const tables = (dialect: Dialect): readonly MigrationTable[] => [
  {
    name: 'reserved_names',
    columns: [keyColumn(dialect, 'usernameKey', 24, { isPrimary: true }), timestampColumn('until')],
    indices: [{ name: 'reserved_names_until', columnNames: ['until'] }],
  },
  {
    name: 'picture_uploads',
    columns: [
      idColumn(dialect),
      integerColumn('userId'),
      keyColumn(dialect, 'requestKey', 64),
      keyColumn(dialect, 'sentHash', 64),
      keyColumn(dialect, 'profilePicture', 255),
      integerColumn('price'),
      integerColumn('balanceAfter'),
      timestampColumn('createdAt'),
    ],
    foreignKeys: [
      {
        name: 'picture_uploads_user',
        columnNames: ['userId'],
        referencedTableName: 'users',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
    indices: [{ name: 'picture_uploads_request', columnNames: ['userId', 'requestKey'], isUnique: true }],
  },
];

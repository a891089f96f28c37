import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Dialect, integerColumn, keyColumn, timestampColumn } from '../columns.js';
import { createTable, dialectOf, extendTable, type MigrationTable, reduceTable } from '../migration-table.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds expiry of one-time passwords and sessions, and known browsers. */
export class Accounts1700000000015 implements MigrationInterface {
  readonly name = 'Accounts1700000000015';

  async up(runner: QueryRunner): Promise<void> {
    await extendTable(runner, 'users', [timestampColumn('oneTimePasswordUntil', { nullable: true })]);
    // Passwords issued before expire in a day from now.
    await runner.query(
      'UPDATE users SET oneTimePasswordUntil = ? WHERE mustChangePassword = 1 AND oneTimePasswordUntil IS NULL',
      [Date.now() + DAY_MS],
    );
    await runner.query('UPDATE sessions SET expiresAt = createdAt + ? WHERE expiresAt > createdAt + ?', [
      180 * DAY_MS,
      180 * DAY_MS,
    ]);
    const table = knownDevices(dialectOf(runner));
    if (!(await runner.hasTable(table.name))) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('known_devices', true);
    await reduceTable(runner, 'users', ['oneTimePasswordUntil']);
  }
}

const knownDevices = (dialect: Dialect): MigrationTable => ({
  name: 'known_devices',
  columns: [
    keyColumn(dialect, 'id', 64, { isPrimary: true }),
    integerColumn('userId'),
    keyColumn(dialect, 'device', 64),
    timestampColumn('lastUsedAt'),
  ],
  foreignKeys: [
    {
      name: 'known_devices_user',
      columnNames: ['userId'],
      referencedTableName: 'users',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
  indices: [
    { name: 'known_devices_user_id', columnNames: ['userId', 'lastUsedAt'] },
    { name: 'known_devices_used', columnNames: ['lastUsedAt'] },
  ],
});

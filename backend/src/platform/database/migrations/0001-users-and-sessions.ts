import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bigIntegerColumn,
  flagColumn,
  idColumn,
  integerColumn,
  keyColumn,
  longTextColumn,
  textColumn,
  timestampColumn,
} from '../columns.js';
import { createTable, dialectOf } from '../migration-table.js';

/** Adds accounts (§3) and their sessions. */
export class UsersAndSessions1700000000001 implements MigrationInterface {
  readonly name = 'UsersAndSessions1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    const dialect = dialectOf(runner);
    await createTable(runner, {
      name: 'users',
      columns: [
        idColumn(dialect),
        keyColumn(dialect, 'username', 24),
        keyColumn(dialect, 'usernameKey', 24),
        keyColumn(dialect, 'password', 255),
        integerColumn('coins', { default: 0 }),
        integerColumn('totalTimeSpent', { default: 0 }),
        timestampColumn('lastSeen', { nullable: true }),
        timestampColumn('createdAt'),
        flagColumn('isAdmin'),
        flagColumn('isOwner'),
        flagColumn('isOnline'),
        textColumn(dialect, 'profilePicture', 255, { nullable: true }),
        longTextColumn(dialect, 'avatarCustomization', { nullable: true }),
        longTextColumn(dialect, 'settings', { nullable: true }),
        bigIntegerColumn('provenUntil', { default: 0 }),
      ],
      indices: [{ name: 'users_username_key', columnNames: ['usernameKey'], isUnique: true }],
      checks: { users_coins_not_negative: 'coins >= 0' },
    });
    await createTable(runner, {
      name: 'sessions',
      columns: [
        keyColumn(dialect, 'id', 64, { isPrimary: true }),
        integerColumn('userId'),
        timestampColumn('createdAt'),
        timestampColumn('lastSeenAt'),
        timestampColumn('expiresAt'),
      ],
      foreignKeys: [
        {
          name: 'sessions_user',
          columnNames: ['userId'],
          referencedTableName: 'users',
          referencedColumnNames: ['id'],
          onDelete: 'CASCADE',
        },
      ],
      indices: [
        { name: 'sessions_user_id', columnNames: ['userId'] },
        { name: 'sessions_expires_at', columnNames: ['expiresAt'] },
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('sessions');
    await runner.dropTable('users');
  }
}

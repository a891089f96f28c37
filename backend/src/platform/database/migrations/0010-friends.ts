import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type Dialect,
  flagColumn,
  idColumn,
  integerColumn,
  keyColumn,
  longTextColumn,
  textColumn,
  timestampColumn,
} from '../columns.js';
import { createTable, dialectOf, type MigrationTable } from '../migration-table.js';

/** Adds friends, their messages and gifts, and members' notifications (§3). */
export class Friends1700000000010 implements MigrationInterface {
  readonly name = 'Friends1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(dialectOf(runner))) {
      // MySQL commits each table by itself: a table left by an interrupted run is created again, with all of
      // its indices.
      if (await runner.hasTable(table.name)) await runner.dropTable(table.name);
      await createTable(runner, table);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables(dialectOf(runner))) await runner.dropTable(name);
  }
}

const tables = (dialect: Dialect): readonly MigrationTable[] => [
  friendships(dialect),
  directMessages(dialect),
  notifications(dialect),
];

/** Foreign key to another row; neither is ever deleted. */
const reference = (
  name: string,
  column: string,
  table: string,
): NonNullable<MigrationTable['foreignKeys']>[number] => ({
  name,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'RESTRICT',
});

/** The smaller and the larger id of two members, the same for both directions. */
const pairColumns = (): ReturnType<typeof integerColumn>[] => [
  integerColumn('lowId'),
  integerColumn('highId'),
];

const isPairOf = (one: string, other: string): string =>
  `(lowId = ${one} AND highId = ${other} OR lowId = ${other} AND highId = ${one}) AND lowId < highId`;

const friendships = (dialect: Dialect): MigrationTable => ({
  name: 'friendships',
  columns: [
    idColumn(dialect),
    integerColumn('userId'),
    integerColumn('friendId'),
    { ...keyColumn(dialect, 'status', 16), default: "'pending'" },
    ...pairColumns(),
    timestampColumn('createdAt'),
    timestampColumn('updatedAt'),
  ],
  foreignKeys: [
    reference('friendships_user', 'userId', 'users'),
    reference('friendships_friend', 'friendId', 'users'),
  ],
  indices: [
    { name: 'friendships_pair', columnNames: ['lowId', 'highId'], isUnique: true },
    { name: 'friendships_asked', columnNames: ['userId', 'status'] },
    { name: 'friendships_got', columnNames: ['friendId', 'status'] },
  ],
  checks: { friendships_members: isPairOf('userId', 'friendId') },
});

const directMessages = (dialect: Dialect): MigrationTable => ({
  name: 'direct_messages',
  columns: [
    idColumn(dialect),
    integerColumn('senderId'),
    integerColumn('receiverId'),
    textColumn(dialect, 'message', 500),
    flagColumn('read'),
    ...pairColumns(),
    keyColumn(dialect, 'clientId', 64, { nullable: true }),
    keyColumn(dialect, 'itemType', 16, { nullable: true }),
    keyColumn(dialect, 'itemId', 40, { nullable: true }),
    integerColumn('givenReceiptId', { nullable: true }),
    integerColumn('receivedReceiptId', { nullable: true }),
    timestampColumn('createdAt'),
    timestampColumn('readAt', { nullable: true }),
  ],
  foreignKeys: [
    reference('direct_messages_sender', 'senderId', 'users'),
    reference('direct_messages_receiver', 'receiverId', 'users'),
    reference('direct_messages_given', 'givenReceiptId', 'receipts'),
    reference('direct_messages_received', 'receivedReceiptId', 'receipts'),
  ],
  indices: [
    { name: 'direct_messages_pair', columnNames: ['lowId', 'highId', 'id'] },
    { name: 'direct_messages_client', columnNames: ['senderId', 'clientId'], isUnique: true },
    { name: 'direct_messages_unread', columnNames: ['receiverId', 'read', 'senderId'] },
    { name: 'direct_messages_gift_given', columnNames: ['givenReceiptId'], isUnique: true },
    { name: 'direct_messages_gift_received', columnNames: ['receivedReceiptId'], isUnique: true },
  ],
  checks: { direct_messages_members: isPairOf('senderId', 'receiverId') },
});

/**
 * Without a foreign key to the member: notifying a member would wait for that member's row lock, and two
 * members notifying each other would deadlock.
 */
const notifications = (dialect: Dialect): MigrationTable => ({
  name: 'notifications',
  columns: [
    idColumn(dialect),
    integerColumn('userId'),
    keyColumn(dialect, 'type', 24),
    textColumn(dialect, 'content', 300),
    longTextColumn(dialect, 'data'),
    flagColumn('read'),
    keyColumn(dialect, 'mergeKey', 80, { nullable: true }),
    integerColumn('aboutUserId', { nullable: true }),
    timestampColumn('createdAt'),
  ],
  indices: [
    { name: 'notifications_list', columnNames: ['userId', 'id'] },
    { name: 'notifications_merged', columnNames: ['userId', 'mergeKey'], isUnique: true },
    { name: 'notifications_unread', columnNames: ['userId', 'read'] },
    { name: 'notifications_about', columnNames: ['aboutUserId'] },
  ],
});

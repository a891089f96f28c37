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
import { ANNOUNCEMENT_SEEDS, nextEvents } from './0005-home-seeds.js';
import { AVATAR_ITEM_SEEDS, STORE_ITEM_SEEDS } from './0005-store-seeds.js';

/** Length of the longest key: `picture:`, a member's id, a colon and 64 characters of a request's key. */
const LEDGER_KEY_LENGTH = 96;
const EARLIER_LEDGER_KEY_LENGTH = 80;

/**
 * Adds the catalogues, members' purchases and receipts, settings, and the content of the home screen (§3).
 */
export class Store1700000000005 implements MigrationInterface {
  readonly name = 'Store1700000000005';

  async up(runner: QueryRunner): Promise<void> {
    const dialect = dialectOf(runner);
    for (const table of tables(dialect)) {
      // MySQL commits each table by itself: a table left by an interrupted run is created again, with all of
      // its rows.
      if (await runner.hasTable(table.name)) await runner.dropTable(table.name);
    }
    for (const table of [...tables(dialect)].reverse()) await createTable(runner, table);
    await resizeLedgerKeys(runner, LEDGER_KEY_LENGTH);
    await addSeeds(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await resizeLedgerKeys(runner, EARLIER_LEDGER_KEY_LENGTH);
    for (const { name } of tables(dialectOf(runner))) await runner.dropTable(name);
  }
}

/** Changes the length of ledger keys. SQLite ignores the length of a text. */
async function resizeLedgerKeys(runner: QueryRunner, length: number): Promise<void> {
  if (dialectOf(runner) === 'sqlite') return;
  await runner.query(
    `ALTER TABLE coin_transactions
     MODIFY idempotencyKey varchar(${length}) CHARACTER SET ascii COLLATE ascii_bin NOT NULL`,
  );
}

async function addSeeds(runner: QueryRunner): Promise<void> {
  const now = new Date();
  await insert(runner, 'store_items', STORE_ITEM_SEEDS);
  await insert(runner, 'avatar_items', AVATAR_ITEM_SEEDS);
  await insert(runner, 'settings', [
    { key: 'defaultCoins', value: '0' },
    { key: 'dailyBonus', value: '10' },
  ]);
  await insert(
    runner,
    'upcoming_events',
    nextEvents(now).map((event) => ({ ...event, startsAt: event.startsAt.getTime() })),
  );
  await insert(
    runner,
    'announcements',
    ANNOUNCEMENT_SEEDS.map((announcement) => ({ ...announcement, date: now.getTime() })),
  );
}

/** Inserts rows whose properties are named like the columns. */
async function insert(runner: QueryRunner, table: string, rows: readonly object[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row).map((name) => `\`${name}\``);
    await runner.query(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      Object.values(row),
    );
  }
}

const primary = (column: ReturnType<typeof integerColumn>): ReturnType<typeof integerColumn> => ({
  ...column,
  isPrimary: true,
});

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

/** All tables, each before those that it refers to: the order in which they can be dropped. */
const tables = (dialect: Dialect): readonly MigrationTable[] => [
  receiptItems(dialect),
  receipts(dialect),
  inventory(dialect),
  storeItems(dialect),
  avatarItems(dialect),
  settings(dialect),
  upcomingEvents(dialect),
  announcements(dialect),
];

const storeItems = (dialect: Dialect): MigrationTable => ({
  name: 'store_items',
  columns: [
    idColumn(dialect),
    textColumn(dialect, 'name', 100),
    textColumn(dialect, 'description', 300),
    integerColumn('price'),
    keyColumn(dialect, 'type', 16),
    textColumn(dialect, 'imageUrl', 200),
    keyColumn(dialect, 'itemType', 16),
    keyColumn(dialect, 'itemId', 40),
    flagColumn('isOnSale', true),
    integerColumn('position'),
  ],
  indices: [{ name: 'store_items_item', columnNames: ['itemType', 'itemId'], isUnique: true }],
  checks: { store_items_price: 'price >= 0' },
});

const avatarItems = (dialect: Dialect): MigrationTable => ({
  name: 'avatar_items',
  columns: [
    keyColumn(dialect, 'itemType', 16, { isPrimary: true }),
    keyColumn(dialect, 'itemId', 40, { isPrimary: true }),
    textColumn(dialect, 'name', 100),
    integerColumn('price', { nullable: true }),
    textColumn(dialect, 'image', 200, { nullable: true }),
    integerColumn('position'),
  ],
  checks: { avatar_items_price: 'price >= 0' },
});

const inventory = (dialect: Dialect): MigrationTable => ({
  name: 'inventory',
  columns: [
    primary(integerColumn('userId')),
    keyColumn(dialect, 'itemType', 16, { isPrimary: true }),
    keyColumn(dialect, 'itemId', 40, { isPrimary: true }),
    integerColumn('copies'),
  ],
  foreignKeys: [reference('inventory_user', 'userId', 'users')],
  checks: { inventory_copies: 'copies >= 0' },
});

const receipts = (dialect: Dialect): MigrationTable => ({
  name: 'receipts',
  columns: [
    idColumn(dialect),
    integerColumn('userId'),
    keyColumn(dialect, 'requestKey', 64),
    keyColumn(dialect, 'requestHash', 64),
    keyColumn(dialect, 'kind', 16),
    integerColumn('total'),
    longTextColumn(dialect, 'answer'),
    timestampColumn('createdAt'),
  ],
  foreignKeys: [reference('receipts_user', 'userId', 'users')],
  indices: [{ name: 'receipts_key', columnNames: ['userId', 'requestKey'], isUnique: true }],
  checks: { receipts_total: 'total >= 0' },
});

const receiptItems = (dialect: Dialect): MigrationTable => ({
  name: 'receipt_items',
  columns: [
    primary(integerColumn('receiptId')),
    keyColumn(dialect, 'itemType', 16, { isPrimary: true }),
    keyColumn(dialect, 'itemId', 40, { isPrimary: true }),
    integerColumn('copies'),
    integerColumn('coins'),
  ],
  foreignKeys: [reference('receipt_items_receipt', 'receiptId', 'receipts')],
  checks: { receipt_items_copies: 'copies <> 0', receipt_items_coins: 'coins >= 0' },
});

const settings = (dialect: Dialect): MigrationTable => ({
  name: 'settings',
  columns: [keyColumn(dialect, 'key', 40, { isPrimary: true }), longTextColumn(dialect, 'value')],
});

const upcomingEvents = (dialect: Dialect): MigrationTable => ({
  name: 'upcoming_events',
  columns: [
    idColumn(dialect),
    textColumn(dialect, 'title', 100),
    textColumn(dialect, 'game', 64),
    timestampColumn('startsAt'),
  ],
  indices: [{ name: 'upcoming_events_start', columnNames: ['startsAt'] }],
});

const announcements = (dialect: Dialect): MigrationTable => ({
  name: 'announcements',
  columns: [
    idColumn(dialect),
    textColumn(dialect, 'title', 100),
    textColumn(dialect, 'description', 1000),
    timestampColumn('date'),
  ],
  indices: [{ name: 'announcements_date', columnNames: ['date'] }],
});

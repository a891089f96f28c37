/** @mariadb */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { loadConfig } from '../../config/config.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { writerOptions } from '../data-source.js';
import { migrate } from '../migrate.js';
import { MIGRATIONS } from '../migrations.js';
import { nextEvents } from './0005-home-seeds.js';
import { Store1700000000005 } from './0005-store.js';

// Creating all tables is slow on a shared database server.
jest.setTimeout(60_000);

let database: TestDatabase;
let writer: DataSource;
async function open(): Promise<void> {
  database = await createTestDatabase();
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: database.dataFolder });
  writer = await new DataSource(writerOptions(config.database)).initialize();
  await migrate(writer);
}

async function close(): Promise<void> {
  await writer.destroy();
  await database.remove();
}

/** Reverts the tables to their state before this migration. */
async function undo(): Promise<void> {
  const later = MIGRATIONS.length - MIGRATIONS.indexOf(Store1700000000005);
  for (let count = 0; count < later; count += 1) await writer.undoLastMigration();
}

const count = async (table: string): Promise<number> =>
  Number((await writer.query<{ count: number }[]>(`SELECT COUNT(*) AS count FROM ${table}`))[0]?.count);

const counts = async (): Promise<number[]> =>
  Promise.all(['store_items', 'avatar_items', 'settings', 'upcoming_events', 'announcements'].map(count));

describe('the migration to the store', () => {
  beforeEach(open);
  afterEach(close);

  it('fills the catalogues, settings, events and announcements, there and back and there again', async () => {
    expect(await counts()).toEqual([20, 43, 3, 8, 2]);
    await undo();
    await migrate(writer);
    expect(await counts()).toEqual([20, 43, 3, 8, 2]);
  });

  it('keeps the ledger as it is', async () => {
    await undo();
    await writer.query(
      "INSERT INTO users (id, username, usernameKey, password, coins, createdAt) VALUES (1, 'Zed', 'zed', 'x', 4, 1)",
    );
    await writer.query(
      `INSERT INTO coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)
       VALUES (1, 4, 'Earned', 'game', 'round:1', 4, 1)`,
    );
    const before = await writer.query<unknown[]>('SELECT * FROM coin_transactions');
    await migrate(writer);
    expect(await writer.query('SELECT * FROM coin_transactions')).toEqual(before);
    await expect(
      writer.query(
        `INSERT INTO coin_transactions (userId, amount, description, source, idempotencyKey, balanceAfter, createdAt)
         VALUES (1, 4, 'Earned', 'game', 'round:1', 8, 1)`,
      ),
    ).rejects.toThrow();
  });

  it('makes anew what an earlier try was cut off in', async () => {
    await undo();
    await writer.query('CREATE TABLE announcements (id int)');
    await writer.query('CREATE TABLE settings (id int)');
    await migrate(writer);
    expect(await counts()).toEqual([20, 43, 3, 8, 2]);
  });
});

describe('the tables of the store', () => {
  beforeAll(async () => {
    await open();
    await writer.query(
      "INSERT INTO users (id, username, usernameKey, password, createdAt) VALUES (1, 'Zed', 'zed', 'x', 1)",
    );
  });
  afterAll(close);

  it.each([
    ['a price', `UPDATE store_items SET price = -1 WHERE id = 1`],
    ['a price for the avatar', `UPDATE avatar_items SET price = -1 WHERE itemId = 'blue'`],
    ['copies', `INSERT INTO inventory (userId, itemType, itemId, copies) VALUES (1, 'hat', 'halo', -1)`],
  ])('refuse %s below 0', async (_what, sql) => {
    await expect(writer.query(sql)).rejects.toThrow();
  });
});

describe('the streams that a new site begins with', () => {
  const texts = (after: string): string[] =>
    nextEvents(new Date(after)).map(({ title, startsAt }) => `${startsAt.toISOString()} ${title}`);

  it('are the next Sundays at 3 PM and Wednesdays at 7 PM in New York, over a change of clocks', () => {
    expect(texts('2026-10-22T12:00:00.000Z')).toEqual([
      '2026-10-25T19:00:00.000Z Sunday Night Series',
      '2026-10-28T23:00:00.000Z Midweek practice and crew talk',
      '2026-11-01T20:00:00.000Z Sunday Night Series',
      '2026-11-05T00:00:00.000Z Midweek practice and crew talk',
      '2026-11-08T20:00:00.000Z Sunday Night Series',
      '2026-11-12T00:00:00.000Z Midweek practice and crew talk',
      '2026-11-15T20:00:00.000Z Sunday Night Series',
      '2026-11-19T00:00:00.000Z Midweek practice and crew talk',
    ]);
  });

  it('never lie in the past, also on the day itself', () => {
    expect(texts('2026-10-25T19:00:00.000Z')[0]).toBe(
      '2026-10-28T23:00:00.000Z Midweek practice and crew talk',
    );
    expect(texts('2026-10-25T18:59:59.999Z')[0]).toBe('2026-10-25T19:00:00.000Z Sunday Night Series');
    expect(texts('2026-10-29T02:00:00.000Z')[0]).toBe('2026-11-01T20:00:00.000Z Sunday Night Series');
  });
});

/** @mariadb */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { loadConfig } from '../../config/config.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { writerOptions } from '../data-source.js';
import { migrate } from '../migrate.js';
import { MIGRATIONS } from '../migrations.js';
import { Account1700000000006 } from './0006-account.js';

jest.setTimeout(60_000);

let database: TestDatabase;
let writer: DataSource;
beforeEach(async () => {
  database = await createTestDatabase();
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: database.dataFolder });
  writer = await new DataSource(writerOptions(config.database)).initialize();
  await migrate(writer);
  await undo();
  await writer.query(
    "INSERT INTO users (id, username, usernameKey, password, createdAt) VALUES (1, 'Zed', 'zed', 'x', 1)",
  );
  await writer.query(
    'INSERT INTO sessions (id, userId, createdAt, lastSeenAt, expiresAt) VALUES (?, 1, 2, 3, 4)',
    ['f'.repeat(64)],
  );
});
afterEach(async () => {
  await writer.destroy();
  await database.remove();
});

/** Reverts the tables to their state before this migration. */
async function undo(): Promise<void> {
  const later = MIGRATIONS.length - MIGRATIONS.indexOf(Account1700000000006);
  for (let count = 0; count < later; count += 1) await writer.undoLastMigration();
}

const rows = (table: string): Promise<unknown[]> => writer.query<unknown[]>(`SELECT * FROM ${table}`);

describe('the migration to accounts that can be closed', () => {
  it('keeps every member and every session, open and unnamed, there and back', async () => {
    const before = [await rows('users'), await rows('sessions')];
    await migrate(writer);
    expect(await rows('users')).toMatchObject([{ username: 'Zed', closedAt: null }]);
    expect(await rows('sessions')).toMatchObject([{ userId: 1, device: 'Unknown device' }]);
    await undo();
    expect([await rows('users'), await rows('sessions')]).toEqual(before);
  });

  it('goes on where it was cut off', async () => {
    await writer.query('ALTER TABLE users ADD COLUMN closedAt bigint NULL');
    await writer.query(
      'CREATE TABLE reserved_names (usernameKey varchar(24) PRIMARY KEY, until bigint NOT NULL)',
    );
    await migrate(writer);
    expect(await rows('reserved_names')).toEqual([]);
    expect(await rows('picture_uploads')).toEqual([]);
  });

  it('lets no key pay for two pictures of a member', async () => {
    await migrate(writer);
    const add = (): Promise<unknown> =>
      writer.query(
        `INSERT INTO picture_uploads (userId, requestKey, sentHash, profilePicture, price, balanceAfter, createdAt)
         VALUES (1, 'same-key', 'x', '/media/x', 500, 0, 1)`,
      );
    await add();
    await expect(add()).rejects.toThrow();
  });
});

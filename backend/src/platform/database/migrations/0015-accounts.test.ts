/** @mariadb */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { loadConfig } from '../../config/config.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { writerOptions } from '../data-source.js';
import { migrate } from '../migrate.js';
import { MIGRATIONS } from '../migrations.js';
import { Accounts1700000000015 } from './0015-accounts.js';

jest.setTimeout(60_000);

const DAY_MS = 24 * 60 * 60 * 1000;

let database: TestDatabase;
let writer: DataSource;
beforeEach(async () => {
  database = await createTestDatabase();
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: database.dataFolder });
  writer = await new DataSource(writerOptions(config.database)).initialize();
  await migrate(writer);
  await undo();
  await writer.query(
    `INSERT INTO users (id, username, usernameKey, password, createdAt, mustChangePassword)
     VALUES (1, 'Zed', 'zed', 'x', 1, 0), (2, 'Yun', 'yun', 'y', 1, 1)`,
  );
  await writer.query(
    'INSERT INTO sessions (id, userId, createdAt, lastSeenAt, expiresAt) VALUES (?, 1, 5, 6, 7), (?, 1, 5, 6, ?)',
    ['e'.repeat(64), 'f'.repeat(64), 500 * DAY_MS],
  );
});
afterEach(async () => {
  await writer.destroy();
  await database.remove();
});

/** Reverts the tables to their state before this migration. */
async function undo(): Promise<void> {
  const later = MIGRATIONS.length - MIGRATIONS.indexOf(Accounts1700000000015);
  for (let count = 0; count < later; count += 1) await writer.undoLastMigration();
}

describe('the migration to passwords and sessions that run out', () => {
  it('gives a day to who has a one-time password, and half a year to each session', async () => {
    const before = Date.now();
    await migrate(writer);
    const [zed, yun] = await writer.query<{ oneTimePasswordUntil: number | null }[]>(
      'SELECT oneTimePasswordUntil FROM users ORDER BY id',
    );
    expect(zed?.oneTimePasswordUntil).toBeNull();
    expect(yun?.oneTimePasswordUntil).toBeGreaterThanOrEqual(before + DAY_MS);
    expect(yun?.oneTimePasswordUntil).toBeLessThanOrEqual(Date.now() + DAY_MS);
    const sessions = await writer.query<{ expiresAt: number }[]>(
      'SELECT expiresAt FROM sessions ORDER BY id',
    );
    expect(sessions.map(({ expiresAt }) => expiresAt)).toEqual([7, 5 + 180 * DAY_MS]);
  });

  it('leaves every member there and back', async () => {
    const members = (): Promise<unknown> => writer.query('SELECT * FROM users');
    const before = await members();
    await migrate(writer);
    await undo();
    expect(await members()).toEqual(before);
  });

  it('goes on where it was cut off', async () => {
    await writer.query('ALTER TABLE users ADD COLUMN oneTimePasswordUntil bigint NULL');
    await migrate(writer);
    const rows = await writer.query<unknown[]>('SELECT id FROM users WHERE oneTimePasswordUntil IS NOT NULL');
    expect(rows).toHaveLength(1);
  });
});

/** @mariadb */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { loadConfig } from '../../config/config.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { writerOptions } from '../data-source.js';
import { migrate } from '../migrate.js';
import { MIGRATIONS } from '../migrations.js';
import { Boards1700000000007 } from './0007-boards.js';

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
    "INSERT INTO users (id, username, usernameKey, password, createdAt) VALUES (1, 'Zed', 'zed', 'x', 1), (2, 'Yo', 'yo', 'x', 1)",
  );
  for (const [gameName, lastPlayed] of [
    ['Alien Clicker', 500],
    ['Memory Match', 700],
    ['Racing Simulator', 900],
  ] as const) {
    await writer.query(
      'INSERT INTO game_stats (userId, gameName, timesPlayed, lastPlayed) VALUES (1, ?, 1, ?)',
      [gameName, lastPlayed],
    );
  }
  for (const [id, game, status, coins] of [
    ['a', 'alien-clicker', 'proven', 12],
    ['b', 'alien-clicker', 'proven', 5],
    ['c', 'alien-clicker', 'voided', 40],
    ['d', 'racing-simulator', 'proven', 9],
  ] as const) {
    await writer.query(
      `INSERT INTO rounds (id, userId, game, seed, rulesVersion, status, issuedAt, expiresAt, coins)
       VALUES (?, 1, ?, '', 1, ?, 1, 2, ?)`,
      [id, game, status, coins],
    );
  }
});
afterEach(async () => {
  await writer.destroy();
  await database.remove();
});

/** Reverts the tables to their state before this migration. */
async function undo(): Promise<void> {
  const later = MIGRATIONS.length - MIGRATIONS.indexOf(Boards1700000000007);
  for (let count = 0; count < later; count += 1) await writer.undoLastMigration();
}

const rows = (sql: string): Promise<unknown[]> => writer.query<unknown[]>(sql);

describe('the migration to boards', () => {
  it('counts the coins of every record and knows when each member last played what is ranked', async () => {
    await migrate(writer);
    expect(await rows('SELECT gameName, totalCoins FROM game_stats ORDER BY gameName')).toEqual([
      { gameName: 'Alien Clicker', totalCoins: 17 },
      { gameName: 'Memory Match', totalCoins: 0 },
      { gameName: 'Racing Simulator', totalCoins: 9 },
    ]);
    expect(await rows('SELECT id, lastPlayedAt FROM users ORDER BY id')).toEqual([
      { id: 1, lastPlayedAt: 700 },
      { id: 2, lastPlayedAt: null },
    ]);
    expect(await rows('SELECT * FROM boards')).toEqual([]);
  });

  it('keeps everything else as it was, there and back, and goes on where it was cut off', async () => {
    const before = [await rows('SELECT * FROM users'), await rows('SELECT * FROM game_stats')];
    await writer.query('ALTER TABLE users ADD COLUMN lastPlayedAt bigint NULL');
    await migrate(writer);
    await undo();
    expect([await rows('SELECT * FROM users'), await rows('SELECT * FROM game_stats')]).toEqual(before);
    await migrate(writer);
    expect(await rows('SELECT * FROM board_entries')).toEqual([]);
  });
});

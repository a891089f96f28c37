/** @mariadb */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { loadConfig } from '../../config/config.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { writerOptions } from '../data-source.js';
import { migrate } from '../migrate.js';
import { Samples1700000000023 } from './0023-samples.js';

let database: TestDatabase;
let writer: DataSource;
beforeEach(async () => {
  database = await createTestDatabase();
  const config = loadConfig({ DATABASE_URL: database.url, DATA_DIR: database.dataFolder });
  writer = await new DataSource(writerOptions(config.database)).initialize();
  await migrate(writer);
});
afterEach(async () => {
  await writer.destroy();
  await database.remove();
});

it('a database with accounts keeps its rows, of which none is a sample', async () => {
  const migration = new Samples1700000000023();
  await writer.query("DELETE FROM settings WHERE `key` = 'links'");
  await migration.down(writer.createQueryRunner());
  await writer.query('DELETE FROM migrations WHERE name = ?', [migration.name]);
  await writer.query(
    "INSERT INTO users (username, usernameKey, password, createdAt) VALUES ('Nova', 'nova', 'x', 1)",
  );
  await migrate(writer);
  expect(await writer.query('SELECT isSample FROM league_standings')).toEqual(
    Array<object>(4).fill({ isSample: 0 }),
  );
  expect(await writer.query("SELECT * FROM settings WHERE `key` = 'links'")).toEqual([]);
});

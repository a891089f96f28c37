/** @mariadb */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { migratedDatabase } from '../../../../test/support/migrated-database.js';
import { migrate } from '../migrate.js';
import { Samples1700000000023 } from './0023-samples.js';

let writer: DataSource;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ writer, remove } = await migratedDatabase());
});
afterEach(() => remove());

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

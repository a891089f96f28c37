/** @mariadb */
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { loadConfig } from '../config/config.js';
import { StartError } from '../errors/start-error.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { changeMigrations, OTHER_VERSIONS } from '../../../test/support/other-versions.js';
import { DatabaseConnection } from './connection.js';
import { writerOptions } from './data-source.js';
import { migrate } from './migrate.js';
import { MIGRATIONS } from './migrations.js';

// Creating all tables is slow on a shared database server.
jest.setTimeout(60_000);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.remove());

const configOf = (test: TestDatabase) => loadConfig({ DATABASE_URL: test.url, DATA_DIR: test.dataFolder });

describe('the migrations', () => {
  it('make columns that the entities can write and read', async () => {
    const sources = new URL('../../', import.meta.url);
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.entity.ts'),
    );
    for (const file of files) await import(new URL(file, sources).href);
    const connection = await DatabaseConnection.open(configOf(database));
    try {
      const { entityMetadatas } = connection.writer;
      expect(entityMetadatas.length).toBeGreaterThanOrEqual(files.length);
      for (const { target } of entityMetadatas) {
        await expect(connection.writer.getRepository(target).find()).resolves.toEqual(expect.any(Array));
      }
    } finally {
      await connection.close();
    }
  });

  // Two processes can't hold one SQLite file, so this needs a server.
  const onServer = process.env['TEST_DATABASE_URL']?.startsWith('mysql:') ? it : () => undefined;
  onServer('run once when two nodes start together on a database server', async () => {
    const { database: address } = configOf(database);
    const nodes = await Promise.all([
      new DataSource(writerOptions(address)).initialize(),
      new DataSource(writerOptions(address)).initialize(),
    ]);
    try {
      await Promise.all(nodes.map((node) => migrate(node)));
      const rows = await nodes[0].query<{ name: string }[]>('SELECT name FROM migrations');
      expect(rows).toHaveLength(MIGRATIONS.length);
    } finally {
      await Promise.all(nodes.map((node) => node.destroy()));
    }
  });
});

describe('a database of another version', () => {
  it.each(OTHER_VERSIONS)('is refused in one sentence when it is $what, and left as it is', async (other) => {
    await (await DatabaseConnection.open(configOf(database))).close();
    const before = await changeMigrations(database, other.change);
    await expect(DatabaseConnection.open(configOf(database))).rejects.toEqual(new StartError(other.sentence));
    expect(await changeMigrations(database, 'SELECT 1')).toEqual(before);
  });
});

describe('a data folder', () => {
  it('that can not be written is told in one sentence', async () => {
    const config = loadConfig({ DATA_DIR: '/dev/null/data' });
    await expect(DatabaseConnection.open(config)).rejects.toThrow(
      /^The data folder .+ can't be written: set DATA_DIR/,
    );
  });

  it('is read by a connection that can not write', async () => {
    const connection = await DatabaseConnection.open(loadConfig({ DATA_DIR: database.dataFolder }));
    await expect(connection.reader.query('DELETE FROM users')).rejects.toThrow('readonly');
    expect(await connection.writer.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await connection.writer.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await connection.writer.query('PRAGMA foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    // `UnitOfWork` waits for other processes instead, without blocking requests.
    expect(await connection.writer.query('PRAGMA busy_timeout')).toEqual([{ timeout: 0 }]);
    await connection.close();
  });
});

import { DataSource } from 'typeorm';
import { loadConfig } from '../../src/platform/config/config.js';
import { writerOptions } from '../../src/platform/database/data-source.js';
import type { TestDatabase } from './database.js';

/** What makes a database one of another version, and the sentence that refuses it. */
export const OTHER_VERSIONS = [
  {
    what: 'too old to update',
    change: "UPDATE migrations SET name = 'UsersAndSessions1700000000001'",
    sentence: 'The database is of a version too old to update: begin with an empty database.',
  },
  {
    what: 'of a newer version',
    change: `INSERT INTO migrations (timestamp, name) VALUES (1900000000000, 'OfTheFuture1900000000000')`,
    sentence: 'The database is of a newer version of Alien Squad than this one: update the program.',
  },
] as const;

/** Changes a database's table of migrations, which no server has open, and returns its rows. */
export async function changeMigrations(database: TestDatabase, change: string): Promise<unknown> {
  const { database: address } = loadConfig({ DATABASE_URL: database.url, DATA_DIR: database.dataFolder });
  const source = await new DataSource(writerOptions(address)).initialize();
  await source.query(change);
  const rows: unknown = await source.query('SELECT * FROM migrations');
  await source.destroy();
  return rows;
}

import type { DataSource } from 'typeorm';
import { StartError } from '../common/start-error.js';

/** How long a node waits for another one that is migrating the same database. */
const LOCK_WAIT_SECONDS = 120;

/**
 * Brings the database's tables up to this version. On MySQL a named lock lets one node migrate while others wait; on
 * SQLite the data folder's lock already keeps every other process out.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') {
    await dataSource.runMigrations();
    return;
  }
  const runner = dataSource.createQueryRunner();
  const lockName = `alien-squad:${String(dataSource.options.database)}`.slice(0, 64);
  try {
    const [row] = (await runner.query('SELECT GET_LOCK(?, ?) AS got', [lockName, LOCK_WAIT_SECONDS])) as {
      got: number | null;
    }[];
    if (row?.got !== 1) {
      throw new StartError('Another node has been migrating the database for two minutes: look there first.');
    }
    await dataSource.runMigrations();
    await runner.query('SELECT RELEASE_LOCK(?)', [lockName]);
  } finally {
    await runner.release();
  }
}

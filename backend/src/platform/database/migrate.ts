import type { DataSource, QueryRunner } from 'typeorm';
import { StartError } from '../errors/start-error.js';
import { assertKnownVersion, isUpToDate, migrationsOf } from './database-version.js';
import { withDeadline } from './deadlines.js';

/** Maximum time that a node waits for another one that is migrating the same database. */
const LOCK_WAIT_SECONDS = 120;

/** Timeout for that statement. Longer, so that the error names the other node and not a silent database. */
const LOCK_ANSWER_MS = (LOCK_WAIT_SECONDS + 10) * 1000;

/**
 * Timeout for one statement of a migration. It may rewrite a large table, and an aborted one would have to be
 * repaired by hand.
 */
const MIGRATION_DEADLINE_MS = 6 * 60 * 60_000;

/**
 * Migrates the database to this version. On MySQL a named lock lets one node migrate while others wait; on
 * SQLite the data folder's lock already keeps every other process out.
 *
 * @throws StartError for a database that is too old or newer than this version
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const isServer = dataSource.options.type === 'mysql';
  const lockName = `alien-squad:${String(dataSource.options.database)}`.slice(0, 64);
  try {
    if (isServer) await lock(runner, lockName);
    const done = await migrationsOf(runner);
    assertKnownVersion('The database', done);
    // Usually there is nothing to do, and a server that is silent is noticed above, without the long timeout.
    if (!isUpToDate(done)) await withDeadline(MIGRATION_DEADLINE_MS, () => dataSource.runMigrations());
    if (isServer) await runner.query('SELECT RELEASE_LOCK(?)', [lockName]);
  } finally {
    await runner.release();
  }
}

async function lock(runner: QueryRunner, name: string): Promise<void> {
  const [row] = await withDeadline(
    LOCK_ANSWER_MS,
    () =>
      runner.query('SELECT GET_LOCK(?, ?) AS got', [name, LOCK_WAIT_SECONDS]) as Promise<
        { got: number | null }[]
      >,
  );
  if (row?.got !== 1)
    throw new StartError('Another node has been migrating the database for two minutes: look there first.');
}

import type { DataSource, QueryRunner } from 'typeorm';
import { StartError } from '../errors/start-error.js';
import { withDeadline } from './deadlines.js';
import { Baseline1700000000019 as Baseline } from './migrations/0019-baseline.js';

/** Maximum time that a node waits for another one that is migrating the same database. */
const LOCK_WAIT_SECONDS = 120;

/** Timeout for that statement. Longer, so that the error names the other node and not a silent database. */
const LOCK_ANSWER_MS = (LOCK_WAIT_SECONDS + 10) * 1000;

/**
 * Timeout for one statement of a migration. It may rewrite a large table, and an aborted one would have to be
 * repaired by hand.
 */
const MIGRATION_DEADLINE_MS = 6 * 60 * 60_000;

/** Migrations of the time before the first release, whose result is the baseline. */
export const REPLACED = [
  ...['UsersAndSessions', 'RoundsAndLedger', 'ProofsAndVoids', 'RunsOfLuck', 'Store', 'Account', 'Boards'],
  ...['Chat', 'Presence', 'Friends', 'Livestream', 'AdminUsers', 'AdminDatabase', 'AdminContent'],
  ...['Accounts', 'CountedTime', 'StorageProbes', 'BackupLinks', 'OwnRows'],
].map((name, index) => `${name}${1_700_000_000_001 + index}`);

/**
 * Migrates the database to this version. On MySQL a named lock lets one node migrate while others wait; on
 * SQLite the data folder's lock already keeps every other process out.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  if (dataSource.options.type === 'better-sqlite3') {
    await adoptBaseline(runner);
    await dataSource.runMigrations();
    return;
  }
  const lockName = `alien-squad:${String(dataSource.options.database)}`.slice(0, 64);
  try {
    const [row] = await withDeadline(
      LOCK_ANSWER_MS,
      () =>
        runner.query('SELECT GET_LOCK(?, ?) AS got', [lockName, LOCK_WAIT_SECONDS]) as Promise<
          { got: number | null }[]
        >,
    );
    if (row?.got !== 1) {
      throw new StartError('Another node has been migrating the database for two minutes: look there first.');
    }
    await adoptBaseline(runner);
    // Usually there is nothing to do, and a server that is silent is noticed here without the long timeout.
    if (await dataSource.showMigrations())
      await withDeadline(MIGRATION_DEADLINE_MS, () => dataSource.runMigrations());
    await runner.query('SELECT RELEASE_LOCK(?)', [lockName]);
  } finally {
    await runner.release();
  }
}

/** Notes the baseline in a database in which all has run that it replaces. Throws a StartError for an older one. */
async function adoptBaseline(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('migrations'))) return;
  const rows = (await runner.query('SELECT name FROM migrations')) as { name: string }[];
  const replaced = rows.filter(({ name }) => REPLACED.includes(name));
  if (replaced.length === 0) return;
  const { name } = new Baseline();
  const isNoted = rows.some((row) => row.name === name);
  if (!isNoted && replaced.length < REPLACED.length) {
    throw new StartError(
      'The database is of a version from before the first release: start the last version before it once, or begin with an empty database.',
    );
  }
  if (!isNoted)
    await runner.query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [
      Number(name.slice(-13)),
      name,
    ]);
  for (const each of replaced) await runner.query('DELETE FROM migrations WHERE name = ?', [each.name]);
}

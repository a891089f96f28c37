import { DataSource } from 'typeorm';
import { StartError } from '../../platform/errors/start-error.js';
import type { Config, DatabaseAddress } from '../../platform/config/config.js';
import { DatabaseConnection } from '../../platform/database/connection.js';
import { writerOptions } from '../../platform/database/data-source.js';
import { assertKnownVersion, isUpToDate } from '../../platform/database/database-version.js';
import { MAINTENANCE_DEADLINE_MS, withDeadline } from '../../platform/database/deadlines.js';
import { isAnswered, isMissingTable } from '../../platform/errors/database-errors.js';
import { storageFault } from '../../platform/errors/storage-faults.js';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { BackupHeader } from './backup-format.js';
import { type BackupRow, readBackup } from './backup-reader.js';
import { BACKUP_TABLES } from './backup-tables.js';
import { marks } from '../../platform/database/database.js';

/** Maximum number of rows, and of bytes, per INSERT. */
const ROWS_AT_ONCE = 200;
const BYTES_AT_ONCE = 512 * 1024;

/**
 * Restores a backup of either engine into an unused database, in one transaction: all of it, or nothing. The
 * file is read to its end once before the database is touched.
 *
 * @throws StartError for a backup that this version can't restore, and for a database that is in use.
 */
export async function restoreBackup(config: Config, path: string): ReturnType<typeof readBackup> {
  const backup = await readBackup(path);
  assertSameVersion(backup.header);
  await assertEmpty(config.database);
  const connection = await DatabaseConnection.open(config);
  try {
    const unitOfWork = new UnitOfWork(connection.writer, () => undefined);
    const filling = withDeadline(MAINTENANCE_DEADLINE_MS, () =>
      unitOfWork.run(async (tx) => {
        await assertUnused(tx);
        return fill(tx, path);
      }),
    );
    await filling.catch((error: unknown) => {
      if (!isAnswered(error) || storageFault(error)) throw error;
      throw new StartError(
        'The database does not take what stands in this backup: nothing was restored. Take another one.',
        { cause: error },
      );
    });
    return backup;
  } finally {
    await connection.close();
  }
}

async function fill(tx: Transaction, path: string): Promise<void> {
  // Removes the rows that the migrations have added.
  for (const { name } of [...BACKUP_TABLES].reverse()) await tx.execute(`DELETE FROM ${name}`);
  let waiting: BackupRow[] = [];
  let waitingBytes = 0;
  const flush = async (): Promise<void> => {
    await insert(tx, waiting);
    [waiting, waitingBytes] = [[], 0];
  };
  await readBackup(path, async (row) => {
    const isFull = waiting.length >= ROWS_AT_ONCE || waitingBytes >= BYTES_AT_ONCE;
    if (isFull || row.table !== waiting[0]?.table) await flush();
    waiting.push(row);
    waitingBytes += row.bytes;
  });
  await flush();
}

/** Inserts rows of one table by one statement. */
async function insert(tx: Transaction, rows: readonly BackupRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { table, columns } = first;
  if (!columns.every((column) => /^\w{1,64}$/.test(column))) {
    throw new StartError('This backup names a column that can be none: nothing was restored.');
  }
  const names = columns.map((column) => `\`${column}\``).join(', ');
  const row = `(${marks(columns)})`;
  await tx.execute(
    `INSERT INTO ${table} (${names}) VALUES ${rows.map(() => row).join(', ')}`,
    rows.flatMap(({ values }) => values),
  );
}

function assertSameVersion({ migrations }: BackupHeader): void {
  assertKnownVersion('This backup', migrations);
  if (!isUpToDate(migrations))
    throw new StartError(
      'This backup was made by an older version of Alien Squad: restore it with that version, then update.',
    );
}

/** Checks the database before it is opened for good, so that the tables of a wrong one are not migrated. */
async function assertEmpty(address: DatabaseAddress): Promise<void> {
  const writer = new DataSource(writerOptions(address));
  try {
    await writer.initialize();
  } catch {
    // Opening the database afterwards reports the error.
    return;
  }
  try {
    await assertUnused(writer);
    if (address.kind === 'mysql') await assertUnconnected(writer);
  } finally {
    await writer.destroy();
  }
}

/** Source of rows: an opened or raw database connection, or a transaction. */
interface Source {
  query(sql: string): Promise<unknown>;
}

/**
 * Throws if the database is in use. It may have no members, or only the owner of the first start who has
 * never signed in.
 */
async function assertUnused(source: Source): Promise<void> {
  const read = async (sql: string): Promise<number> => {
    const [row] = (await source.query(sql)) as { found: number }[];
    return row?.found ?? 0;
  };
  const members = await read('SELECT COUNT(*) AS found FROM users').catch((error: unknown) => {
    if (isMissingTable(error)) return 0;
    throw error;
  });
  if (members === 0) return;
  const untouched = await read('SELECT COUNT(*) AS found FROM users WHERE isOwner = 1 AND lastSeen IS NULL');
  if (members > untouched) {
    throw new StartError(
      `This database has ${members === 1 ? 'a member' : `${members.toLocaleString('en')} members`} already: ` +
        'a backup is restored into an empty one. Set DATABASE_URL or DATA_DIR to that. Nothing was changed.',
    );
  }
}

/**
 * Throws if anything else is connected to this database of a server. On SQLite a running site holds the data
 * folder's lock.
 */
async function assertUnconnected(writer: DataSource): Promise<void> {
  const [row] = await writer.query<{ found: number }[]>(
    'SELECT COUNT(*) AS found FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
  );
  if ((row?.found ?? 0) === 0) return;
  throw new StartError(
    'The site runs on this database, or another program is connected to it: stop it first. Nothing was changed.',
  );
}

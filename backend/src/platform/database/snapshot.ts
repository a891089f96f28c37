import BetterSqlite3 from 'better-sqlite3';
import { DataSource, type QueryRunner } from 'typeorm';
import { StartError } from '../errors/start-error.js';
import type { DatabaseAddress } from '../config/config.js';
import { writerOptions } from './data-source.js';
import { assertKnownVersion, isUpToDate, migrationsOf } from './database-version.js';
import { MAINTENANCE_DEADLINE_MS, withDeadline } from './deadlines.js';
import { type RowSource, type SqlValue, toDriverValues } from './database.js';
import { tlsProblem } from './server-tls.js';
import { placeOf } from '../config/database-address.js';
import { storageStartError } from '../errors/storage-faults.js';

/** Read-only view of the database at one moment, unaffected by later writes. */
export interface Snapshot extends RowSource {
  close(): Promise<void>;
}

type SqliteAddress = Extract<DatabaseAddress, { kind: 'sqlite' }>;
type MysqlAddress = Extract<DatabaseAddress, { kind: 'mysql' }>;

/** Time that SQLite waits until the server lets a reader in. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Takes a snapshot through a read-only connection of its own, also beside a running server: SQLite's WAL and
 * MySQL's row versions let both go on. The data folder's lock is only for writers and is not needed.
 *
 * @throws StartError when the database can't be read, or is of another version of the product.
 */
export async function takeSnapshot(address: DatabaseAddress): Promise<Snapshot> {
  try {
    const snapshot = address.kind === 'sqlite' ? openSqlite(address) : await openMysql(address);
    // On SQLite this first read also starts the snapshot.
    await assertSameVersion(snapshot).catch((error: unknown) =>
      snapshot.close().then(() => Promise.reject(error as Error)),
    );
    return snapshot;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const trouble = address.kind === 'sqlite' ? undefined : tlsProblem(address, error);
    if (trouble !== undefined) throw new StartError(trouble, { cause: error });
    const known = storageStartError(error, placeOf(address));
    if (known) throw known;
    const where = address.kind === 'sqlite' ? `file ${address.path}` : `at ${address.host}:${address.port}`;
    throw new StartError(`The database ${where} can't be read: check DATABASE_URL and DATA_DIR.`, {
      cause: error,
    });
  }
}

function openSqlite({ path }: SqliteAddress): Snapshot {
  const database = new BetterSqlite3(path, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  database.exec('BEGIN');
  return {
    query: <Row>(sql: string, values: readonly SqlValue[] = []) =>
      new Promise<Row[]>((resolve) => resolve(database.prepare(sql).all(...toDriverValues(values)) as Row[])),
    close: () => Promise.resolve(void database.close()),
  };
}

async function openMysql(address: MysqlAddress): Promise<Snapshot> {
  const dataSource = await new DataSource(writerOptions(address)).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await beginReading(runner);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return {
    query: <Row>(sql: string, values: readonly SqlValue[] = []) =>
      withDeadline(
        MAINTENANCE_DEADLINE_MS,
        () => runner.query(sql, toDriverValues(values)) as Promise<Row[]>,
      ),
    // Sends no ROLLBACK, because the connection may be lost. Nothing was written, and the transaction ends
    // with the connection.
    close: async () => {
      await runner.release();
      await dataSource.destroy();
    },
  };
}

async function beginReading(runner: QueryRunner): Promise<void> {
  await runner.query('SET SESSION TRANSACTION READ ONLY');
  await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
}

/** Throws a StartError if the tables are not of this version. */
async function assertSameVersion(source: RowSource): Promise<void> {
  const done = await migrationsOf(source);
  assertKnownVersion('The database', done);
  if (!isUpToDate(done))
    throw new StartError(
      'The database is not of this version yet: start the site once, which brings it up to date, and try again.',
    );
}

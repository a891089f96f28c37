import type BetterSqlite3 from 'better-sqlite3';
import { type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import { MIGRATIONS } from './migrations.js';
import { boundedDriver } from './mysql-pool.js';
import { tlsOptions } from './server-tls.js';

/** Number of connections of one node to a MySQL server. */
export const MYSQL_CONNECTIONS = 10;

/**
 * Time that a starting server or command waits for another process to unlock a SQLite file; no requests are
 * waiting yet.
 */
const SQLITE_BUSY_TIMEOUT_MS = 5_000;

type SqliteAddress = Extract<DatabaseAddress, { kind: 'sqlite' }>;
type ServerAddress = Extract<DatabaseAddress, { kind: 'mysql' }>;

/** Returns the options of the data source that writes. */
export function writerOptions(address: DatabaseAddress): DataSourceOptions {
  return address.kind === 'sqlite' ? sqliteOptions(address, assertWritable) : mysqlOptions(address);
}

/**
 * Returns the options of a second connection to a SQLite file, which can't write and never sees uncommitted
 * rows. On MySQL the writer's pool already gives every read its own connection.
 */
export function readerOptions(address: SqliteAddress): DataSourceOptions {
  // The file is not memory-mapped: a block that can't be read would end the process instead of failing a statement.
  return sqliteOptions(address, (database) => database.pragma('query_only = ON'));
}

/**
 * Writes a value over itself. On a read-only disk SQLite opens a file without an error, and a start would otherwise
 * write nothing.
 */
function assertWritable(database: BetterSqlite3.Database): void {
  const version = Number(database.pragma('user_version', { simple: true }));
  database.pragma(`user_version = ${version}`);
}

/** Returns the options of both engines. The entities are all that the running program has imported. */
function common() {
  return {
    entities: getMetadataArgsStorage().tables.map(({ target }) => target),
    migrations: [...MIGRATIONS],
    migrationsTransactionMode: 'each' as const,
    synchronize: false,
    logging: false,
  };
}

function sqliteOptions(
  { path }: SqliteAddress,
  prepare: (database: BetterSqlite3.Database) => unknown,
): DataSourceOptions {
  return {
    ...common(),
    type: 'better-sqlite3',
    database: path,
    timeout: SQLITE_BUSY_TIMEOUT_MS,
    prepareDatabase: (database: BetterSqlite3.Database) => {
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      prepare(database);
    },
  };
}

function mysqlOptions(address: ServerAddress): DataSourceOptions {
  return {
    ...common(),
    type: 'mysql',
    driver: boundedDriver,
    host: address.host,
    port: address.port,
    ...tlsOptions(address),
    username: address.user,
    password: address.password,
    database: address.database,
    timezone: 'Z',
    charset: 'utf8mb4',
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: MYSQL_CONNECTIONS,
    extra: { decimalNumbers: true },
  };
}

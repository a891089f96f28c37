import type BetterSqlite3 from 'better-sqlite3';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import { ENTITIES } from '../../app/entities.js';
import { MIGRATIONS } from './migrations.js';
import { type AnsweringHandler, boundedDriver, POOL_PATIENCE, type PoolPatience } from './mysql-pool.js';
import { tlsOptions } from './server-tls.js';

/** How many connections one node opens to a MySQL server. */
const MYSQL_CONNECTIONS = 10;

/** How long the start of a server or command waits for another process to unlock a SQLite file: nobody asks yet. */
const SQLITE_BUSY_TIMEOUT_MS = 5_000;

/** How much of the file is read as memory: one row here and one there of a large table then cost no call each. */
const SQLITE_MAPPED_BYTES = 2 ** 31;

const COMMON = {
  entities: [...ENTITIES],
  migrations: [...MIGRATIONS],
  migrationsTransactionMode: 'each' as const,
  synchronize: false,
  logging: false,
};

type SqliteAddress = Extract<DatabaseAddress, { kind: 'sqlite' }>;

/** What a data source on a database server is made of besides its address. */
export interface ServerParts {
  readonly patience?: PoolPatience;
  readonly onAnswering?: AnsweringHandler;
}

/** The data source that writes. Not yet connected. */
export function createWriter(address: DatabaseAddress, parts: ServerParts = {}): DataSource {
  return new DataSource(
    address.kind === 'sqlite' ? sqliteOptions(address, false) : mysqlOptions(address, parts),
  );
}

/**
 * The data source for reads outside a transaction: on SQLite a second connection that can't write and never sees
 * uncommitted rows; on MySQL the writer itself, whose pool gives every read its own connection.
 */
export function createReader(address: DatabaseAddress, writer: DataSource): DataSource {
  return address.kind === 'sqlite' ? new DataSource(sqliteOptions(address, true)) : writer;
}

function sqliteOptions(address: SqliteAddress, isReader: boolean): DataSourceOptions {
  return {
    ...COMMON,
    type: 'better-sqlite3',
    database: address.path,
    timeout: SQLITE_BUSY_TIMEOUT_MS,
    prepareDatabase: (database: BetterSqlite3.Database) => {
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      if (!isReader) return;
      database.pragma('query_only = ON');
      database.pragma(`mmap_size = ${SQLITE_MAPPED_BYTES}`);
    },
  };
}

function mysqlOptions(
  address: Exclude<DatabaseAddress, SqliteAddress>,
  { patience = POOL_PATIENCE, onAnswering = () => undefined }: ServerParts,
): DataSourceOptions {
  return {
    ...COMMON,
    type: 'mysql',
    driver: boundedDriver(patience, onAnswering),
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

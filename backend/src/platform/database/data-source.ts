import type BetterSqlite3 from 'better-sqlite3';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import { MIGRATIONS } from './migrations.js';
import { type AnsweringHandler, boundedDriver, POOL_TIMEOUTS, type PoolTimeouts } from './mysql-pool.js';
import { tlsOptions } from './server-tls.js';

/** Number of connections of one node to a MySQL server. */
const MYSQL_CONNECTIONS = 10;

/**
 * Time that a starting server or command waits for another process to unlock a SQLite file; no requests are
 * waiting yet.
 */
const SQLITE_BUSY_TIMEOUT_MS = 5_000;

/** Memory-mapped bytes of the file: reading scattered rows of a large table needs no system call each. */
const SQLITE_MAPPED_BYTES = 2 ** 31;

const COMMON = {
  migrations: [...MIGRATIONS],
  migrationsTransactionMode: 'each' as const,
  synchronize: false,
  logging: false,
};

/** Classes of entities, as `app/entities.ts` lists them. */
export type Entities = readonly (new () => object)[];

type SqliteAddress = Extract<DatabaseAddress, { kind: 'sqlite' }>;

/** Parts of a data source besides its address. `patience` and `onAnswering` are for database servers only. */
export interface SourceParts {
  /** The tables that are used as entities; none where only plain statements are used. */
  readonly entities?: Entities;
  readonly patience?: PoolTimeouts;
  readonly onAnswering?: AnsweringHandler;
}

/** Creates the data source that writes. It is not yet connected. */
export function createWriter(address: DatabaseAddress, parts: SourceParts = {}): DataSource {
  return new DataSource(
    address.kind === 'sqlite' ? sqliteOptions(address, parts, false) : mysqlOptions(address, parts),
  );
}

/**
 * Creates the data source for reads outside a transaction. On SQLite it is a second connection that can't
 * write and never sees uncommitted rows. On MySQL it is the writer itself, whose pool gives every read its
 * own connection.
 */
export function createReader(
  address: DatabaseAddress,
  writer: DataSource,
  parts: SourceParts = {},
): DataSource {
  return address.kind === 'sqlite' ? new DataSource(sqliteOptions(address, parts, true)) : writer;
}

function sqliteOptions(
  address: SqliteAddress,
  { entities = [] }: SourceParts,
  isReader: boolean,
): DataSourceOptions {
  return {
    ...COMMON,
    entities: [...entities],
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
  { entities = [], patience = POOL_TIMEOUTS, onAnswering = () => undefined }: SourceParts,
): DataSourceOptions {
  return {
    ...COMMON,
    entities: [...entities],
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

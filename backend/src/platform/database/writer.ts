import { DataSource } from 'typeorm';
import type { DatabaseAddress } from '../config/config.js';
import { placeOf } from '../config/database-address.js';
import { isAccessDenied } from '../errors/database-errors.js';
import { StartError } from '../errors/start-error.js';
import { storageStartError } from '../errors/storage-faults.js';
import { type DataLock, takeDataLock } from './data-lock.js';
import { writerOptions } from './data-source.js';
import { migrate } from './migrate.js';
import { tlsProblem } from './server-tls.js';

/**
 * The data source that writes. Opening it also migrates the database and, on SQLite, takes the lock of the
 * data folder, which keeps other processes out until it is closed.
 */
export class Writer extends DataSource {
  private lock: DataLock | undefined;

  constructor(private readonly address: DatabaseAddress) {
    super(writerOptions(address));
  }

  /** Opens the database. Throws a StartError when it can't be reached, written or is in use. */
  override async initialize(): Promise<this> {
    const { address } = this;
    if (address.kind === 'sqlite') this.lock = takeDataLock(`${address.path}.lock`);
    try {
      await super.initialize().catch((error: unknown) => {
        if (error instanceof StartError) throw error;
        throw (
          storageStartError(error, placeOf(address)) ??
          new StartError(unreachable(address, error), { cause: error })
        );
      });
      await migrate(this);
      // SQLite would wait on the only thread and block all other requests: from here on `UnitOfWork` waits
      // instead.
      if (address.kind === 'sqlite') await this.query('PRAGMA busy_timeout = 0');
      return this;
    } catch (error) {
      // A writer that was not fully opened may hold connections as well.
      await (this.isInitialized ? this.destroy() : this.driver.disconnect()).catch(() => undefined);
      this.lock?.release();
      throw error;
    }
  }

  /** Closes every connection and releases the data folder. */
  override async destroy(): Promise<void> {
    await super.destroy();
    this.lock?.release();
  }
}

function unreachable(address: DatabaseAddress, error: unknown): string {
  if (address.kind === 'sqlite') {
    return `The database file ${address.path} can't be opened: set DATABASE_URL or DATA_DIR to one that can.`;
  }
  const { host, port, database } = address;
  if (isAccessDenied(error)) {
    return `The database server at ${host}:${port} refuses the user, the password or the database ${database}: check DATABASE_URL.`;
  }
  const trouble = tlsProblem(address, error);
  if (trouble !== undefined) return trouble;
  return `The database at ${host}:${port}/${database} can't be reached: check DATABASE_URL and that the server runs.`;
}

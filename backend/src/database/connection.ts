import type { DataSource } from 'typeorm';
import { StartError } from '../common/start-error.js';
import { type Config, type DatabaseAddress } from '../config.js';
import { type DataLock, takeDataLock } from './data-lock.js';
import { createReader, createWriter } from './data-source.js';
import { isAccessDenied } from './errors.js';
import { migrate } from './migrate.js';

/** The open database: its data sources and, on SQLite, the lock that keeps other processes out. */
export class DatabaseConnection {
  private constructor(
    readonly writer: DataSource,
    readonly reader: DataSource,
    private readonly lock: DataLock | undefined,
  ) {}

  /** Opens and migrates the database. Throws a StartError when it can't be reached, written or is in use. */
  static async open(config: Config): Promise<DatabaseConnection> {
    const { database } = config;
    const lock = database.kind === 'sqlite' ? takeDataLock(`${database.path}.lock`) : undefined;
    const writer = createWriter(database);
    try {
      await writer.initialize().catch((error: unknown) => {
        throw new StartError(unreachable(database, error), { cause: error });
      });
      await migrate(writer);
      const reader = createReader(database, writer);
      if (reader !== writer) await reader.initialize();
      return new DatabaseConnection(writer, reader, lock);
    } catch (error) {
      if (writer.isInitialized) await writer.destroy();
      lock?.release();
      throw error;
    }
  }

  /** Whether the database answers. */
  async isReachable(): Promise<boolean> {
    try {
      await this.reader.query('SELECT 1');
      return true;
    } catch {
      return false;
    }
  }

  /** Closes every connection and lets go of the data folder. */
  async close(): Promise<void> {
    if (this.reader !== this.writer && this.reader.isInitialized) await this.reader.destroy();
    if (this.writer.isInitialized) await this.writer.destroy();
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
  return `The database at ${host}:${port}/${database} can't be reached: check DATABASE_URL and that the server runs.`;
}

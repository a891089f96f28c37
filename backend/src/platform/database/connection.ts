import type { DataSource } from 'typeorm';
import { StartError } from '../errors/start-error.js';
import type { Config, DatabaseAddress } from '../config/config.js';
import { placeOf } from '../config/database-address.js';
import { type DataLock, takeDataLock } from './data-lock.js';
import { createReader, createWriter, type SourceParts } from './data-source.js';
import { withDeadline } from './deadlines.js';
import { isAccessDenied } from '../errors/database-errors.js';
import { migrate } from './migrate.js';
import { type AnsweringHandler, POOL_TIMEOUTS } from './mysql-pool.js';
import { tlsProblem } from './server-tls.js';
import { storageStartError } from '../errors/storage-faults.js';

/** The open database: its data sources and, on SQLite, the lock that keeps other processes out. */
export class DatabaseConnection {
  private constructor(
    readonly writer: DataSource,
    readonly reader: DataSource,
    private readonly lock: DataLock | undefined,
    private readonly again: Set<() => void>,
    private readonly probeMs: number,
  ) {}

  /** Opens and migrates the database. Throws a StartError when it can't be reached, written or is in use. */
  static async open({ database }: Config, parts: SourceParts = {}): Promise<DatabaseConnection> {
    const lock = database.kind === 'sqlite' ? takeDataLock(`${database.path}.lock`) : undefined;
    const again = new Set<() => void>();
    const onAnswering: AnsweringHandler = (isAnswering, reason) => {
      parts.onAnswering?.(isAnswering, reason);
      if (isAnswering) for (const handler of again) handler();
    };
    const writer = createWriter(database, { ...parts, onAnswering });
    try {
      await writer.initialize().catch((error: unknown) => {
        throw (
          storageStartError(error, placeOf(database)) ??
          new StartError(unreachable(database, error), { cause: error })
        );
      });
      await migrate(writer);
      const reader = createReader(database, writer, parts);
      if (reader !== writer) await reader.initialize();
      // SQLite would wait on the only thread and block all other requests: from here on `UnitOfWork` waits
      // instead.
      if (database.kind === 'sqlite') await writer.query('PRAGMA busy_timeout = 0');
      return new DatabaseConnection(writer, reader, lock, again, (parts.patience ?? POOL_TIMEOUTS).probeMs);
    } catch (error) {
      // A writer that was not fully opened may hold connections as well.
      await (writer.isInitialized ? writer.destroy() : writer.driver.disconnect()).catch(() => undefined);
      lock?.release();
      throw error;
    }
  }

  /** Returns whether the database answers, within two seconds. */
  async isReachable(): Promise<boolean> {
    try {
      await withDeadline(this.probeMs, () => this.reader.query('SELECT 1'));
      return true;
    } catch {
      return false;
    }
  }

  /** Calls the handler when a server that was silent answers again. */
  onAnswersAgain(handler: () => void): void {
    this.again.add(handler);
  }

  /** Closes every connection and releases the data folder. */
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
  const trouble = tlsProblem(address, error);
  if (trouble !== undefined) return trouble;
  return `The database at ${host}:${port}/${database} can't be reached: check DATABASE_URL and that the server runs.`;
}

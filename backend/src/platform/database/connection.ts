import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { readerOptions, type ServerParts, writerOptions } from './data-source.js';
import { withDeadline } from './deadlines.js';
import { POOL_TIMEOUTS } from './mysql-pool.js';
import { Writer } from './writer.js';

/** The open database: the data source that writes, and the one for reads outside a transaction. */
export class DatabaseConnection {
  constructor(
    readonly writer: DataSource,
    /** On MySQL the writer itself. */
    readonly reader: DataSource,
    private readonly probeMs: number = POOL_TIMEOUTS.probeMs,
  ) {}

  /** Opens and migrates the database for a command. Throws a StartError as `Writer` does. */
  static async open({ database }: Config, parts: ServerParts = {}): Promise<DatabaseConnection> {
    const writer = await new Writer(database, writerOptions(database, parts)).initialize();
    const reader =
      database.kind === 'sqlite' ? await new DataSource(readerOptions(database)).initialize() : writer;
    return new DatabaseConnection(writer, reader, parts.patience?.probeMs);
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

  /** Closes every connection and releases the data folder. */
  async close(): Promise<void> {
    for (const source of [this.reader, this.writer]) if (source.isInitialized) await source.destroy();
  }
}

import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { storageFault } from '../errors/storage-faults.js';
import { readerOptions } from './data-source.js';
import { withDeadline } from './deadlines.js';
import { Writer } from './writer.js';

/** Timeout for a connection and for its answer, when a probe only checks whether the server is there. */
const PROBE_MS = 1_000;

/** The open database: the data source that writes, and the one for reads outside a transaction. */
export class DatabaseConnection {
  constructor(
    readonly writer: DataSource,
    /** On MySQL the writer itself. */
    readonly reader: DataSource,
  ) {}

  /** Opens and migrates the database. Throws a StartError as `Writer` does. */
  static async open({ database }: Config): Promise<DatabaseConnection> {
    const writer = await new Writer(database).initialize();
    const reader =
      database.kind === 'sqlite' ? await new DataSource(readerOptions(database)).initialize() : writer;
    return new DatabaseConnection(writer, reader);
  }

  /** Calls `note` whenever a statement meets damage. */
  onDamage(note: () => void): void {
    for (const { logger } of [this.reader, this.writer])
      logger.logQueryError = (error) => {
        if (storageFault(error) === 'damaged') note();
      };
  }

  /** Returns whether the database answers, within two seconds. */
  async isReachable(): Promise<boolean> {
    try {
      await withDeadline(PROBE_MS, () => this.reader.query('SELECT 1'));
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

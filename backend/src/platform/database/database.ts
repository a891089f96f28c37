import type { DataSource } from 'typeorm';
import { type SqlValue, toDriverValues } from './sql-value.js';

/** Reads outside a transaction, for hot paths. They see only committed rows. */
export class Database {
  constructor(private readonly reader: DataSource) {}

  /**
   * Returns the rows of a SELECT; `?` stands for each value on both dialects. Booleans come back as 0 or 1
   * and timestamps as milliseconds UTC.
   */
  query<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.reader.query<Row[]>(sql, toDriverValues(values));
  }
}

import type { DataSource } from 'typeorm';
import { type SqlValue, toDriverValues } from './sql-value.js';

/** Hot reads outside a transaction. They see only what was committed. */
export class Database {
  constructor(private readonly reader: DataSource) {}

  /**
   * The rows of a SELECT; `?` stands for each value on both dialects. Booleans come back as 0 or 1 and timestamps
   * as milliseconds UTC.
   */
  query<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.reader.query<Row[]>(sql, toDriverValues(values));
  }
}

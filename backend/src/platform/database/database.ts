import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import type { EntitySource, ReadRepository } from './row-source.js';
import { type SqlValue, toDriverValues } from './sql-value.js';

/** Reads outside a transaction. They see only committed rows. */
export class Database implements EntitySource {
  constructor(private readonly reader: DataSource) {}

  /**
   * Returns the rows of a SELECT; `?` stands for each value on both dialects. Booleans come back as 0 or 1
   * and timestamps as milliseconds UTC.
   */
  query<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.reader.query<Row[]>(sql, toDriverValues(values));
  }

  /** Returns the repository of an entity, for reading. A change needs a `Transaction`. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): ReadRepository<Entity> {
    return this.reader.getRepository(entity);
  }
}

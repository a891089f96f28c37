import type { EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import type { SqlValue } from './sql-value.js';

/** Source of rows: `Database`, a `Transaction` or a `Snapshot`. */
export interface RowSource {
  /** Returns the rows of a SELECT; `?` stands for each value on both dialects. */
  query<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/** The part of a repository that only reads. */
export type ReadRepository<Entity extends ObjectLiteral> = Pick<
  Repository<Entity>,
  'find' | 'findBy' | 'findOne' | 'findOneBy' | 'findOneByOrFail' | 'countBy' | 'existsBy'
>;

/** Source of rows and of entities: `Database` or a `Transaction`. */
export interface EntitySource extends RowSource {
  /** Returns the repository of an entity, for reading. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): ReadRepository<Entity>;
}

import type { DataSource, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

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

/** Source of rows: `Database`, a `Transaction` or a `Snapshot`. */
export interface RowSource {
  /** Returns the rows of a SELECT; `?` stands for each value on both dialects. */
  query<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>;
}

/** The part of a repository that only reads. */
export type ReadRepository<Entity extends ObjectLiteral> = Pick<
  Repository<Entity>,
  'find' | 'findBy' | 'findOne' | 'findOneBy' | 'findOneByOrFail' | 'countBy' | 'existsBy' | 'sum'
>;

/** Source of rows and of entities: `Database` or a `Transaction`. */
export interface EntitySource extends RowSource {
  /** Returns the repository of an entity, for reading. */
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): ReadRepository<Entity>;
}

/** Values allowed for a `?` in a statement. */
export type SqlValue = string | number | bigint | boolean | Date | Buffer | null;

/**
 * Converts the values for both drivers: a Date becomes its milliseconds UTC (as in timestamp columns), a
 * boolean becomes 1 or 0.
 */
export function toDriverValues(values: readonly SqlValue[]): (string | number | bigint | Buffer | null)[] {
  return values.map((value) => {
    if (value instanceof Date) return value.getTime();
    return typeof value === 'boolean' ? Number(value) : value;
  });
}

/** Splits a list into parts of at most `size`, so that each fits into one statement. */
export const partsOf = <Item>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );

/**
 * Fills a list for `IN` up to a power of two by repeating its first value: lists of any length need few different
 * statements, each of which a driver keeps.
 */
export const filled = <Value>(values: readonly Value[]): readonly Value[] => {
  const missing = 2 ** Math.ceil(Math.log2(values.length)) - values.length;
  return [...values, ...values.slice(0, 1).flatMap((first) => Array<Value>(missing).fill(first))];
};

/** Returns the placeholders for a list of values, such as `?, ?`. */
export const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

import { Column, type ColumnOptions, type TableColumnOptions, type ValueTransformer } from 'typeorm';

/** The two databases, for differences that migrations have to handle. */
export type Dialect = 'sqlite' | 'mysql';

const timestampTransformer: ValueTransformer = {
  to: (value: unknown) => (value instanceof Date ? value.getTime() : value),
  from: (value: unknown) => (value === null ? null : new Date(Number(value))),
};

/** TypeORM reads a BIGINT as text on MySQL. */
const integerTransformer: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: unknown) => (value === null ? null : Number(value)),
};

const jsonTransformer: ValueTransformer = {
  to: (value: unknown) => (value === null || value === undefined ? value : JSON.stringify(value)),
  from: (value: unknown) => (typeof value === 'string' ? (JSON.parse(value) as unknown) : null),
};

type Nullable = Pick<ColumnOptions, 'nullable'>;

/** An entity's point in time: a Date, stored as milliseconds UTC. */
export const TimestampColumn = (options: Nullable = {}): PropertyDecorator =>
  Column({ ...options, type: 'bigint', transformer: timestampTransformer });

/** An entity's whole number up to 2^53. */
export const BigIntegerColumn = (options: Nullable & { default?: number } = {}): PropertyDecorator =>
  Column({ ...options, type: 'bigint', transformer: integerTransformer });

/** An entity's structured value, stored as JSON text. */
export const JsonColumn = (options: Nullable = {}): PropertyDecorator =>
  Column({ ...options, type: 'text', transformer: jsonTransformer });

/** A migration's generated number `id`, the table's primary key. */
export const idColumn = (dialect: Dialect): TableColumnOptions => ({
  name: 'id',
  type: dialect === 'sqlite' ? 'integer' : 'int',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});

/** A migration's point in time: milliseconds UTC as BIGINT, alike and sortable on both databases. */
export const timestampColumn = (name: string, options: Nullable = {}): TableColumnOptions => ({
  name,
  type: 'bigint',
  isNullable: options.nullable ?? false,
});

/** A migration's whole number up to 2^53. */
export const bigIntegerColumn = (name: string, options: { default?: number } = {}): TableColumnOptions => ({
  name,
  type: 'bigint',
  ...options,
});

/** A migration's whole number of 32 bit, or a reference to an `id`. */
export const integerColumn = (
  name: string,
  options: Nullable & { default?: number } = {},
): TableColumnOptions => ({
  name,
  type: 'int',
  isNullable: options.nullable ?? false,
  ...(options.default === undefined ? {} : { default: options.default }),
});

/** A migration's yes or no, 1 or 0. */
export const flagColumn = (name: string, isTrue = false): TableColumnOptions => ({
  name,
  type: 'boolean',
  default: isTrue ? 1 : 0,
});

/** A migration's short ASCII text compared byte by byte: keys, hashes, codes. */
export const keyColumn = (
  dialect: Dialect,
  name: string,
  length: number,
  options: Nullable & { isPrimary?: boolean } = {},
): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable: options.nullable ?? false,
  isPrimary: options.isPrimary ?? false,
  ...(dialect === 'mysql' ? { charset: 'ascii', collation: 'ascii_bin' } : {}),
});

/** A migration's text of people, at most `length` characters, compared byte by byte. */
export const textColumn = (
  dialect: Dialect,
  name: string,
  length: number,
  options: Nullable = {},
): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable: options.nullable ?? false,
  ...(dialect === 'mysql' ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {}),
});

/** A migration's text without a stated length (64 KiB on MySQL, 16 MiB when `isLong`): JSON, logs. */
export const longTextColumn = (
  dialect: Dialect,
  name: string,
  options: Nullable & { isLong?: boolean } = {},
): TableColumnOptions => ({
  name,
  type: dialect === 'mysql' && options.isLong ? 'mediumtext' : 'text',
  isNullable: options.nullable ?? false,
  ...(dialect === 'mysql' ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {}),
});

/** A migration's bytes: up to 16 MiB on MySQL, without a stated limit on SQLite. */
export const bytesColumn = (dialect: Dialect, name: string): TableColumnOptions => ({
  name,
  type: dialect === 'mysql' ? 'mediumblob' : 'blob',
  isNullable: true,
});

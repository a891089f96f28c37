import { Column, type ColumnOptions, type ValueTransformer } from 'typeorm';

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

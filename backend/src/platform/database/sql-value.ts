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

/** Returns the placeholders for a list of values, such as `?, ?`. */
export const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

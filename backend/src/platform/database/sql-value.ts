/** What may stand for a `?` in a statement. */
export type SqlValue = string | number | bigint | boolean | Date | Buffer | null;

/**
 * The values as both drivers take them: a Date becomes its milliseconds UTC (as timestamp columns hold it), a
 * boolean becomes 1 or 0.
 */
export function toDriverValues(values: readonly SqlValue[]): (string | number | bigint | Buffer | null)[] {
  return values.map((value) => {
    if (value instanceof Date) return value.getTime();
    return typeof value === 'boolean' ? Number(value) : value;
  });
}

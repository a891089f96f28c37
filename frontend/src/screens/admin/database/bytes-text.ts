const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** Returns a size in the largest unit in which it is at least 1, such as '12.4 MB'. */
export function bytesText(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const figure = value.toLocaleString('en-US', { maximumFractionDigits: value < 100 && unit > 0 ? 1 : 0 });
  return `${figure} ${UNITS[unit] ?? ''}`;
}

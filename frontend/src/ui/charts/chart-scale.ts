const STEPS = [1, 2, 2.5, 5, 10] as const;

/** Returns a round step by which a scale up to a value has about so many lines; whole, because people and coins are. */
function niceStep(largest: number, lines: number): number {
  const rough = Math.max(largest, 1) / lines;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const factor = STEPS.find((step) => step * magnitude >= rough) ?? 10;
  return Math.max(1, Math.ceil(factor * magnitude));
}

/** What one axis shows: from `-below` to `above`, a line at each multiple of `step`. */
export interface ChartScale {
  above: number;
  below: number;
  step: number;
}

/** Returns the scale for values that rise to `above` and fall to `-below`, both in the same measure. */
export function chartScale(above: number, below: number, lines = 4): ChartScale {
  const step = niceStep(above + below, lines);
  const upTo = (value: number): number => Math.ceil(value / step) * step;
  // What hardly falls needs no line of its own below.
  return { above: Math.max(step, upTo(above)), below: below < step / 3 ? below * 1.5 : upTo(below), step };
}

/** Returns the values that the scale's lines stand at, the highest first. */
export function scaleLines({ above, below, step }: ChartScale): number[] {
  const lines: number[] = [];
  for (let value = above; value >= -below; value -= step) lines.push(value);
  return lines;
}

/** Returns the indices of the days that are named below a chart: the first, the last, and evenly between them. */
export function namedDays(days: number, most: number): number[] {
  if (days <= 1) return days === 1 ? [0] : [];
  const count = Math.min(days, Math.max(2, most));
  return Array.from({ length: count }, (_none, index) => Math.round((index * (days - 1)) / (count - 1)));
}

const DAY_NAME = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' });

/** Returns a day as charts name it, such as 'Nov 22'. */
export function dayName(day: string): string {
  return DAY_NAME.format(new Date(`${day}T00:00:00Z`));
}

/** Tells whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

const SHORT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Returns a figure of an axis: 2,000 and from 10,000 on 12K. */
export function axisFigure(value: number): string {
  const size = Math.abs(value);
  return size >= 10_000 ? SHORT.format(size) : size.toLocaleString('en-US');
}

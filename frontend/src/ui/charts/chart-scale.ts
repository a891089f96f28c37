const STEPS = [1, 2, 2.5, 5, 10] as const;

/** Returns a round step for about `lines` lines. Whole, because it counts people and coins. */
function niceStep(largest: number, lines: number): number {
  const rough = Math.max(largest, 1) / lines;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const factor = STEPS.find((step) => step * magnitude >= rough) ?? 10;
  return Math.max(1, Math.ceil(factor * magnitude));
}

/** Range of an axis: from `-below` to `above`, with a line at each multiple of `step`. */
export interface ChartScale {
  above: number;
  below: number;
  step: number;
}

/** Returns the scale for values that rise to `above` and fall to `-below`, both in the same unit. */
export function chartScale(above: number, below: number, lines = 4): ChartScale {
  const step = niceStep(above + below, lines);
  const upTo = (value: number): number => Math.ceil(value / step) * step;
  // Small negative values get no line of their own below.
  return { above: Math.max(step, upTo(above)), below: below < step / 3 ? below * 1.5 : upTo(below), step };
}

/** Returns the values of the scale's lines, highest first. */
export function scaleLines({ above, below, step }: ChartScale): number[] {
  const lines: number[] = [];
  for (let value = above; value >= -below; value -= step) lines.push(value);
  return lines;
}

/** Returns the indices of the days labelled below a chart: first, last, and evenly spaced ones between. */
export function namedDays(days: number, most: number): number[] {
  if (days <= 1) return days === 1 ? [0] : [];
  const count = Math.min(days, Math.max(2, most));
  return Array.from({ length: count }, (_none, index) => Math.round((index * (days - 1)) / (count - 1)));
}

const DAY_NAME = new Intl.DateTimeFormat('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' });

/** Returns a day as charts label it, such as 'Nov 22'. */
export function dayName(day: string): string {
  return DAY_NAME.format(new Date(`${day}T00:00:00Z`));
}

export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

const SHORT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Returns an axis label: 2,000 below 10,000 and 12K from there on. */
export function axisFigure(value: number): string {
  const size = Math.abs(value);
  return size >= 10_000 ? SHORT.format(size) : size.toLocaleString('en-US');
}

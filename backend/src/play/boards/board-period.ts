const DAY_MS = 24 * 60 * 60 * 1000;

/** Time ranges of a board, by their API names, the narrowest first. */
export const RANGES = ['today', 'week', 'month', 'all'] as const;
export type Range = (typeof RANGES)[number];

/**
 * Key of the period that a board covers: `all`, `m2026-11`, `w2026-W47` (ISO 8601) or `d2026-11-21`. A round
 * belongs to the periods in which the server received it, in UTC.
 */
export type PeriodKey = string;

/** Limits of a period in milliseconds UTC: `start` is included, `end` is not. */
export interface PeriodWindow {
  readonly start: number;
  readonly end: number;
}

/** Returns the period of a range that contains a moment. */
export function periodAt(range: Range, moment: Date): PeriodKey {
  const date = moment.toISOString();
  if (range === 'all') return 'all';
  if (range === 'month') return `m${date.slice(0, 7)}`;
  if (range === 'today') return `d${date.slice(0, 10)}`;
  return `w${isoWeekOf(moment)}`;
}

/** Returns the periods that contain a moment, in the order in which a transaction must lock their boards. */
export function periodsAt(moment: Date): readonly PeriodKey[] {
  return RANGES.toReversed().map((range) => periodAt(range, moment));
}

/** Compares periods in the order of `periodsAt`: the widest first. */
export function comparePeriods(one: PeriodKey, other: PeriodKey): number {
  const width = (key: PeriodKey): number => 'amwd'.indexOf(key.charAt(0));
  return width(one) - width(other) || (one < other ? -1 : Number(one > other));
}

/**
 * Returns when a period begins and ends.
 *
 * @throws Error for an invalid key.
 */
export function windowOf(key: PeriodKey): PeriodWindow {
  const [, kind, year, rest, day] = /^([amwd])(\d{4}|ll)(?:-W?(\d\d))?(?:-(\d\d))?$/.exec(key) ?? [];
  if (key === 'all') return { start: 0, end: Number.MAX_SAFE_INTEGER };
  if (kind === 'd') return daysFrom(Date.UTC(Number(year), Number(rest) - 1, Number(day)), 1);
  if (kind === 'w') return daysFrom(mondayOf(Number(year), Number(rest)), 7);
  if (kind !== 'm') throw new Error(`There is no period ${key}.`);
  return { start: Date.UTC(Number(year), Number(rest) - 1), end: Date.UTC(Number(year), Number(rest)) };
}

function daysFrom(start: number, days: number): PeriodWindow {
  return { start, end: start + days * DAY_MS };
}

/** A week belongs to the year that its Thursday lies in, e.g. `2026-W53` for 3 January 2027. */
function isoWeekOf(moment: Date): string {
  const day = Math.floor(moment.getTime() / DAY_MS);
  const thursday = new Date((day - weekdayOf(day) + 3) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const daysOfYear = (thursday.getTime() - Date.UTC(year, 0)) / DAY_MS;
  return `${year}-W${String(1 + Math.floor(daysOfYear / 7)).padStart(2, '0')}`;
}

/** Returns the Monday on which a week begins. The first week of a year is that of 4 January. */
function mondayOf(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4) / DAY_MS;
  return (fourth - weekdayOf(fourth) + (week - 1) * 7) * DAY_MS;
}

/** Returns 0 for Monday to 6 for Sunday. Days are counted from 1 January 1970, a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const DAYS_PER_WEEK = 7;

/** Clocks by their zone; making one takes longer than reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** A weekly time on the clocks of a zone. */
export interface WeeklyTime {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** `HH:MM`, 24 hours. */
  readonly time: string;
  /** IANA name, such as `America/New_York`. */
  readonly timeZone: string;
}

/** Returns the next moments after `after` at which it is that time in that zone, soonest first. */
export function nextTimes({ weekday, time, timeZone }: WeeklyTime, after: Date, count: number): Date[] {
  const clock = clockOf(timeZone);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const times: Date[] = [];
  for (let day = calendarDay(clock, after); times.length < count; day += DAY_MS) {
    if (new Date(day).getUTCDay() !== weekday % DAYS_PER_WEEK) continue;
    const moment = momentOf(clock, day + (hours * 60 + minutes) * MINUTE_MS);
    if (moment > after) times.push(moment);
  }
  return times;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the calendar day in the zone, as the midnight UTC of that date. */
function calendarDay(clock: Intl.DateTimeFormat, moment: Date): number {
  const shown = shownAsUtc(clock, moment.getTime());
  return shown - (shown % DAY_MS);
}

/**
 * Returns the moment at which the clocks show what `wall` would be in UTC. A time that is skipped counts as
 * later by what is skipped. Of a time that comes twice, the first counts.
 */
function momentOf(clock: Intl.DateTimeFormat, wall: number): Date {
  // What the clocks are ahead of UTC changes at most once in two days.
  const [first = wall, second = wall] = [wall - DAY_MS, wall + DAY_MS].map(
    (near) => wall - (shownAsUtc(clock, near) - near),
  );
  if (first === second) return new Date(first);
  const fitting = [first, second].filter((moment) => shownAsUtc(clock, moment) === wall);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : first);
}

function shownAsUtc(clock: Intl.DateTimeFormat, moment: number): number {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const read = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
}

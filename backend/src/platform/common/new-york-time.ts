/** Time zone of the weekly schedule (§9). */
const ZONE = 'America/New_York';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const DAYS_PER_WEEK = 7;

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** A weekly time on New York's clocks. */
export interface WeeklyTime {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** `HH:MM`, 24 hours. */
  readonly time: string;
}

/** Returns the next moments after `after` at which it is that time in New York, soonest first. */
export function nextTimes({ weekday, time }: WeeklyTime, after: Date, count: number): Date[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const times: Date[] = [];
  for (let day = calendarDay(after); times.length < count; day += DAY_MS) {
    if (new Date(day).getUTCDay() !== weekday % DAYS_PER_WEEK) continue;
    const moment = momentOf(day + (hours * 60 + minutes) * MINUTE_MS);
    if (moment > after) times.push(moment);
  }
  return times;
}

/** Returns the calendar day in New York, as the midnight UTC of that date. */
function calendarDay(moment: Date): number {
  const shown = shownAsUtc(moment);
  return shown - (shown % DAY_MS);
}

/**
 * Returns the moment at which New York's clocks show what `wall` would be in UTC. A time that is skipped in
 * spring counts as one hour later. Of a time that comes twice in autumn, the first counts.
 */
function momentOf(wall: number): Date {
  const guesses = [wall + 4 * 60 * MINUTE_MS, wall + 5 * 60 * MINUTE_MS];
  const [first = 0] = guesses;
  return new Date(guesses.find((guess) => shownAsUtc(new Date(guess)) === wall) ?? first + 60 * MINUTE_MS);
}

function shownAsUtc(moment: Date): number {
  const parts = new Map(CLOCK.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const read = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
}

/** A row of `upcoming_events`. */
interface EventSeed {
  readonly title: string;
  readonly game: string;
  readonly startsAt: Date;
}

/** The two streams of the specification's schedule: a weekday (0 is Sunday) and an hour in New York (§9). */
const WEEKLY = [
  { title: 'Sunday Night Series', game: 'Alien Racing', weekday: 0, hour: 15 },
  { title: 'Midweek practice and crew talk', game: 'Alien Racing', weekday: 3, hour: 19 },
] as const;

/** Number of weeks for which the schedule is filled in advance; administrators continue from there. */
const WEEKS = 4;

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

const NEW_YORK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
});

/** Initial announcements. */
export const ANNOUNCEMENT_SEEDS = [
  { title: 'Two streams a week', description: 'Livestream has the schedule, in your time zone.' },
  { title: 'Neon editions are in', description: 'Glowing hats and pets, now in the store.' },
] as const;

/** Returns the next occurrences of the weekly streams after a moment, soonest first. */
export function nextEvents(after: Date): EventSeed[] {
  return WEEKLY.flatMap(({ title, game, weekday, hour }) => {
    const starts: Date[] = [];
    for (let day = newYorkDay(after); starts.length < WEEKS; day += DAY_MS) {
      if (new Date(day).getUTCDay() !== weekday) continue;
      const startsAt = newYorkHour(day, hour);
      if (startsAt > after) starts.push(startsAt);
    }
    return starts.map((startsAt) => ({ title, game, startsAt }));
  }).sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** Returns the calendar day in New York, as the midnight UTC of that date. */
function newYorkDay(moment: Date): number {
  const { year, month, day } = newYorkClock(moment);
  return Date.UTC(year, month - 1, day);
}

/** Returns the time at which clocks in New York show an hour of a calendar day. */
function newYorkHour(day: number, hour: number): Date {
  const asUtc = day + hour * HOUR_MS;
  const shown = newYorkClock(new Date(asUtc));
  const shownAsUtc = Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour);
  return new Date(asUtc + (asUtc - shownAsUtc));
}

function newYorkClock(moment: Date): Record<'year' | 'month' | 'day' | 'hour', number> {
  const parts = new Map(NEW_YORK.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const read = (name: 'year' | 'month' | 'day' | 'hour'): number => parts.get(name) ?? 0;
  return { year: read('year'), month: read('month'), day: read('day'), hour: read('hour') };
}

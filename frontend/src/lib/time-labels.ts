const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns the age of a moment in the format of §9: 'just now', '12 mins ago', '1 hour ago', '3 days ago'.
 *
 * @param moment ISO-8601; a future one (wrong clock) counts as 'just now'
 * @param nowMs milliseconds since 1970
 */
export function ageOf(moment: string, nowMs: number = Date.now()): string {
  const passedMs = nowMs - Date.parse(moment);
  if (passedMs < 2 * MINUTE_MS) return 'just now';
  if (passedMs < HOUR_MS) return `${Math.floor(passedMs / MINUTE_MS)} mins ago`;
  if (passedMs < DAY_MS) return `${counted(Math.floor(passedMs / HOUR_MS), 'hour')} ago`;
  return `${counted(Math.floor(passedMs / DAY_MS), 'day')} ago`;
}

const MOMENT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns a moment (ISO-8601) as date and time in the format of §9: 'Nov 22, 2026, 03:00 PM'. */
export const momentText = (moment: string): string => MOMENT.format(new Date(moment));

/** Returns a playing time in the format of §9: '3h 42m', or '58m' below an hour. */
export function playTimeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes}m` : `${hours}h ${minutes % 60}m`;
}

function counted(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}

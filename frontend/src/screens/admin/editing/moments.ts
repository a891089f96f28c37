const TIME = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const ZONE = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' });

/** Returns a time such as 'Sun, 3:00 PM EDT'. */
export const timeOf = (moment: string): string => TIME.format(new Date(moment));

/** Returns the time zone of the admin's browser, such as 'Eastern Standard Time'. */
export function ownZone(): string {
  return ZONE.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? 'your own time';
}

/** Returns a time zone as it is shown: 'America/New York'. */
export const zoneLabel = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** Returns a time as the value of a datetime-local field, in the browser's zone: '2026-11-22T15:00'. */
export function fieldMoment(moment: string): string {
  const date = new Date(moment);
  const two = (count: number): string => String(count).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Returns the time in a datetime-local field as UTC; null if it is empty or invalid. */
export function momentIn(field: string): string | null {
  const date = new Date(field);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** All times are in the viewer's time zone, with its name (§9 states the schedule in one zone). */
const WEEKLY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const DATE = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: '2-digit' });
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const ZONE = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' });

/** Returns a text such as 'Sunday 3:00 PM EST'. */
export function weeklyTimeText(startsAt: string): string {
  return WEEKLY.format(new Date(startsAt)).replace(', ', ' ');
}

/** Returns a text such as 'Sunday, May 05'. */
export function dateText(startsAt: string): string {
  return DATE.format(new Date(startsAt));
}

/** Returns a text such as '3:00 PM EDT'. */
export function timeText(startsAt: string): string {
  return TIME.format(new Date(startsAt));
}

/** Returns the name of the viewer's time zone at that time, such as 'Eastern Standard Time'. */
export function zoneText(moment: string): string {
  const part = ZONE.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? '';
}

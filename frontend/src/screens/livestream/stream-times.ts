/** All in the viewer's own zone, which is named (§9 tells the schedule in New York's). */
const WEEKLY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const DATE = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: '2-digit' });
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const ZONE = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' });

/** 'Sunday 3:00 PM EST' */
export function weeklyTimeText(startsAt: string): string {
  return WEEKLY.format(new Date(startsAt)).replace(', ', ' ');
}

/** 'Sunday, May 05' */
export function dateText(startsAt: string): string {
  return DATE.format(new Date(startsAt));
}

/** '3:00 PM EDT' */
export function timeText(startsAt: string): string {
  return TIME.format(new Date(startsAt));
}

/** 'Eastern Standard Time': the zone that a moment is told in. */
export function zoneText(moment: string): string {
  const part = ZONE.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName');
  return part?.value ?? '';
}

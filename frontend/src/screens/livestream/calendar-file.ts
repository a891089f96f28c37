import type { Livestream } from '../../api/types';

type NextStream = NonNullable<Livestream['nextStream']>;

/** Assumed duration of a stream; streams have no planned end. */
const STREAM_MS = 2 * 60 * 60_000;

/** Returns a calendar entry (RFC 5545) for a stream as a data URL: `data:text/calendar,…`. */
export function calendarEntry({ title, game, startsAt }: NextStream, pageUrl: string): string {
  const start = new Date(startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alien Squad//Livestream//EN',
    'BEGIN:VEVENT',
    `UID:${start.getTime()}@alien-squad`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + STREAM_MS))}`,
    `SUMMARY:${escaped(`${title} (${game})`)}`,
    `URL:${pageUrl}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
}

function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Escapes text typed by admins, so that it cannot end a line. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\s+/g, ' ');
}

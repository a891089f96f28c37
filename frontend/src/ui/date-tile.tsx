const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { day: '2-digit' });

/** Month and day of a time (ISO-8601) in the viewer's time zone, like a calendar page. */
export function DateTile({ moment }: { moment: string }) {
  const date = new Date(moment);
  return (
    <time className="date-tile figure" dateTime={moment}>
      <small>{MONTH.format(date)}</small> <span>{DAY.format(date)}</span>
    </time>
  );
}

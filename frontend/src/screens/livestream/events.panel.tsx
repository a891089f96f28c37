import Flag from 'lucide-react/icons/flag';
import { useId, useState } from 'react';
import type { StreamEvent } from '../../api/types';
import { Button } from '../../ui/button';
import { DateTile } from '../../ui/date-tile';
import { Panel } from '../../ui/panel';
import { SampleBadge } from '../../ui/sample-badge';
import { showComingSoon } from '../../ui/coming-soon';
import { timeText } from './stream-times';

/** Number of streams shown before all are expanded. */
const SHOWN = 2;

/** Upcoming streams with a date, and a button to take part (§2). */
export function EventsPanel({ events }: { events: readonly StreamEvent[] }) {
  const [areAllShown, setAreAllShown] = useState(false);
  const listId = useId();
  const shown = areAllShown ? events : events.slice(0, SHOWN);
  const fold = events.length > SHOWN && (
    <button
      type="button"
      className="text-link"
      aria-expanded={areAllShown}
      aria-controls={listId}
      onClick={() => setAreAllShown(!areAllShown)}
    >
      {areAllShown ? 'Fewer' : `All ${events.length}`}
    </button>
  );
  return (
    <Panel id="upcoming-events" title="Upcoming Events" accent="ember" aside={fold}>
      {events.length === 0 && <p className="meta">No upcoming events</p>}
      <ul className="rows breakable events" id={listId}>
        {shown.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      <Button isWide className="events__sign-up" onClick={showComingSoon}>
        <Flag size={18} aria-hidden="true" />
        Sign Up
      </Button>
    </Panel>
  );
}

function EventRow({ event: { title, game, startsAt, isSample } }: { event: StreamEvent }) {
  return (
    <li>
      <DateTile moment={startsAt} />
      <div className="grow">
        <h3>{title}</h3>
        <p className="meta">
          <span>{`${timeText(startsAt)}, ${game}`}</span> <SampleBadge isSample={isSample} />
        </p>
      </div>
    </li>
  );
}

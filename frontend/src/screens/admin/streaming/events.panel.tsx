import { useState } from 'react';
import type { StreamEventRow } from '../../../api/types';
import { DateTile } from '../../../ui/date-tile';
import { fieldMoment, momentIn, ownZone, timeOf } from '../editing/moments';
import { ListPanel } from './list-panel';
import type { ListKind } from './list-panel';

const DAY_MS = 24 * 60 * 60 * 1000;

const EVENTS: ListKind<'events'> = {
  name: 'events',
  title: 'Upcoming Streams',
  accent: 'ember',
  one: 'stream',
  fields: [
    { name: 'title', label: 'Title', kind: 'text', maxLength: 100 },
    { name: 'game', label: 'Game', kind: 'text', maxLength: 64 },
    {
      name: 'startsAt',
      label: 'Begins',
      kind: 'moment',
      hint: `In your time zone: ${ownZone()}. Members see it in their own zone.`,
    },
  ],
  empty: { title: 'No upcoming streams', words: 'The weekly schedule goes on by itself.' },
  blank: () => ({
    title: '',
    game: 'Alien Racing',
    startsAt: fieldMoment(new Date(Date.now() + DAY_MS).toISOString()),
  }),
  valuesOf: ({ title, game, startsAt }) => ({ title, game, startsAt: fieldMoment(startsAt) }),
  rowOf: ({ title = '', game = '', startsAt = '' }) => ({
    title: title.trim(),
    game: game.trim(),
    startsAt: momentIn(startsAt) ?? '',
  }),
  compare: (one, other) => one.startsAt.localeCompare(other.startsAt),
  nameOf: ({ title }) => title,
};

/** Streams with a date, soonest first; past ones last (§2). */
export function EventsPanel({ events }: { events: readonly StreamEventRow[] }) {
  // A stream that begins while the list is open keeps its place.
  const [openedAtMs] = useState(() => Date.now());
  const isOver = ({ startsAt }: StreamEventRow): boolean => Date.parse(startsAt) < openedAtMs;
  const sorted = [...events.filter((event) => !isOver(event)), ...events.filter(isOver)];
  return (
    <ListPanel kind={EVENTS} rows={sorted}>
      {(event) => (
        <>
          <DateTile moment={event.startsAt} />
          <div className="entry-row__text">
            <b>{event.title}</b>
            <span className="meta">
              {`${timeOf(event.startsAt)}, ${event.game}${isOver(event) ? ' (over)' : ''}`}
            </span>
          </div>
        </>
      )}
    </ListPanel>
  );
}

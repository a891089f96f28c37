import { useState } from 'react';
import type { AdminStreamEvent, NewStreamEvent } from '../../../api/types';
import { DateTile } from '../../../ui/date-tile';
import { EmptyState } from '../../../ui/empty-state';
import { TextField } from '../../../ui/field';
import { EntryDialog } from '../editing/entry.dialog';
import type { RowDialogProps } from '../editing/entry.dialog';
import { momentOf, textOf } from '../editing/fields';
import { fieldMoment, momentIn, ownZone, timeOf } from '../editing/moments';
import { ListPanel } from './list-panel';
import { useStreamRow } from './stream-row.hook';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Streams with a date, soonest first; past ones last (§2). */
export function EventsPanel({ events }: { events: readonly AdminStreamEvent[] }) {
  // A stream that begins while the list is open keeps its place.
  const [openedAtMs] = useState(() => Date.now());
  const isOver = ({ startsAt }: AdminStreamEvent): boolean => Date.parse(startsAt) < openedAtMs;
  return (
    <ListPanel
      id="admin-events"
      title="Upcoming Streams"
      accent="ember"
      one="a stream"
      rows={[...events.filter((event) => !isOver(event)), ...events.filter(isOver)]}
      nameOf={({ title }) => title}
      empty={<EmptyState title="No upcoming streams">The weekly schedule goes on by itself.</EmptyState>}
      textOf={(event) => `${timeOf(event.startsAt)}, ${event.game}${isOver(event) ? ' (over)' : ''}`}
      before={({ startsAt }) => <DateTile moment={startsAt} />}
      RowDialog={EventDialog}
    />
  );
}

/** In the form, `startsAt` is the value of an input. */
const valuesOf = (event: NewStreamEvent) => ({ ...event, startsAt: fieldMoment(event.startsAt) });
const eventOf = (values: NewStreamEvent) => ({ ...values, startsAt: momentIn(values.startsAt) ?? '' });

const blank = (): NewStreamEvent => ({
  title: '',
  game: 'Alien Racing',
  startsAt: new Date(Date.now() + DAY_MS).toISOString(),
});

function EventDialog({ row, ...dialog }: RowDialogProps<AdminStreamEvent>) {
  const { form, entry } = useStreamRow('events', { row, ...dialog }, valuesOf(blank()), valuesOf, eventOf);
  return (
    <EntryDialog entry={entry} {...dialog}>
      <TextField {...textOf(form, 'title', 'Title', 100)} />
      <TextField {...textOf(form, 'game', 'Game', 64)} />
      <TextField
        hint={`In your time zone: ${ownZone()}. Members see it in their own zone.`}
        {...momentOf(form, 'startsAt', 'Begins')}
      />
    </EntryDialog>
  );
}

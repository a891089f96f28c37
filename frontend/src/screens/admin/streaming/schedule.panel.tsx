import { useQueryClient } from '@tanstack/react-query';
import { adminLivestreamQuery } from '../../../api/admin-livestream';
import type { AdminLivestream, AdminWeeklyStream, NewWeeklyStream } from '../../../api/types';
import { EmptyState } from '../../../ui/empty-state';
import { TextField } from '../../../ui/field';
import { SelectField } from '../../../ui/select-field';
import { EntryDialog } from '../editing/entry.dialog';
import type { RowDialogProps } from '../editing/entry.dialog';
import { fieldOf, textOf } from '../editing/fields';
import { zoneLabel } from '../editing/moments';
import { ListPanel } from './list-panel';
import { identity, useStreamRow } from './stream-row.hook';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const WEEKDAY_OPTIONS = WEEKDAYS.map((name, index) => [String(index), name] as const);
const WALL_TIME = { value: /^([01]\d|2[0-3]):[0-5]\d$/, message: 'A time such as 15:00' };
const BLANK: NewWeeklyStream = { title: '', game: 'Alien Racing', weekday: 0, time: '15:00' };

/** The weekly streams, in the zone of the schedule (§9). */
export function SchedulePanel({ livestream: { schedule, timeZone } }: { livestream: AdminLivestream }) {
  return (
    <ListPanel
      id="admin-schedule"
      title="Weekly Schedule"
      accent="ion"
      one="a weekly stream"
      rows={schedule}
      nameOf={({ title }) => title}
      empty={
        <EmptyState title="No weekly streams">
          What is planned for a date stands under Upcoming Streams.
        </EmptyState>
      }
      textOf={({ game, weekday, time }) =>
        `${WEEKDAYS[weekday] ?? ''} ${time} (${zoneLabel(timeZone)}), ${game}`
      }
      RowDialog={WeeklyStreamDialog}
    />
  );
}

function WeeklyStreamDialog({ row, ...dialog }: RowDialogProps<AdminWeeklyStream>) {
  const timeZone = useQueryClient().getQueryData(adminLivestreamQuery.queryKey)?.timeZone ?? '';
  const { form, entry } = useStreamRow('schedule', { row, ...dialog }, BLANK, identity, identity);
  return (
    <EntryDialog entry={entry} {...dialog}>
      <TextField {...textOf(form, 'title', 'Title', 100)} />
      <TextField {...textOf(form, 'game', 'Game', 64)} />
      <SelectField
        label="Weekday"
        options={WEEKDAY_OPTIONS}
        {...fieldOf(form, 'weekday', { valueAsNumber: true })}
      />
      <TextField
        type="time"
        hint={`On the clocks of ${zoneLabel(timeZone)}, summer and winter. Members see it in their own zone.`}
        {...textOf(form, 'time', 'Begins', undefined, { pattern: WALL_TIME })}
      />
    </EntryDialog>
  );
}

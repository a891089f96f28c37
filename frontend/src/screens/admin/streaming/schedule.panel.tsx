import type { AdminWeeklyStream, NewWeeklyStream } from '../../../api/types';
import { EmptyState } from '../../../ui/empty-state';
import { TextField } from '../../../ui/field';
import { SelectField } from '../../../ui/select-field';
import { EntryDialog } from '../editing/entry.dialog';
import type { RowDialogProps } from '../editing/entry.dialog';
import { fieldOf, textOf } from '../editing/fields';
import { ListPanel } from './list-panel';
import { identity, useStreamRow } from './stream-row.hook';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const WEEKDAY_OPTIONS = WEEKDAYS.map((name, index) => [String(index), name] as const);
const WALL_TIME = { value: /^([01]\d|2[0-3]):[0-5]\d$/, message: 'A time such as 15:00' };
const BLANK: NewWeeklyStream = { title: '', game: 'Alien Racing', weekday: 0, time: '15:00' };

/** The weekly streams (§9, in New York time). */
export function SchedulePanel({ schedule }: { schedule: readonly AdminWeeklyStream[] }) {
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
      textOf={({ game, weekday, time }) => `${WEEKDAYS[weekday] ?? ''} ${time} in New York, ${game}`}
      RowDialog={WeeklyStreamDialog}
    />
  );
}

function WeeklyStreamDialog({ row, ...dialog }: RowDialogProps<AdminWeeklyStream>) {
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
        hint="On New York's clocks, summer and winter. Members see it in their own zone."
        {...textOf(form, 'time', 'Begins', undefined, { pattern: WALL_TIME })}
      />
    </EntryDialog>
  );
}

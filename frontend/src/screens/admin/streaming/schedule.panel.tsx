import type { WeeklyStreamRow } from '../../../api/types';
import { ListPanel } from './list-panel';
import type { ListKind } from './list-panel';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const SCHEDULE: ListKind<'schedule'> = {
  name: 'schedule',
  title: 'Weekly Schedule',
  accent: 'ion',
  one: 'weekly stream',
  fields: [
    { name: 'title', label: 'Title', kind: 'text', maxLength: 100 },
    { name: 'game', label: 'Game', kind: 'text', maxLength: 64 },
    {
      name: 'weekday',
      label: 'Weekday',
      kind: 'choice',
      options: WEEKDAYS.map((name, index) => [String(index), name] as const),
    },
    {
      name: 'time',
      label: 'Begins',
      kind: 'time',
      hint: "On New York's clocks, summer and winter. Members see it in their own zone.",
      pattern: [/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 15:00'],
    },
  ],
  empty: { title: 'No weekly streams', words: 'What is planned for a date stands under Upcoming Streams.' },
  blank: () => ({ title: '', game: 'Alien Racing', weekday: '0', time: '15:00' }),
  valuesOf: ({ title, game, weekday, time }) => ({ title, game, weekday: String(weekday), time }),
  rowOf: ({ title = '', game = '', weekday, time = '' }) => ({
    title: title.trim(),
    game: game.trim(),
    weekday: Number(weekday),
    time,
  }),
  compare: (one, other) => one.weekday - other.weekday || one.time.localeCompare(other.time),
  nameOf: ({ title }) => title,
};

/** The weekly streams (§9, in New York time). */
export function SchedulePanel({ schedule }: { schedule: readonly WeeklyStreamRow[] }) {
  return (
    <ListPanel kind={SCHEDULE} rows={schedule}>
      {({ title, game, weekday, time }) => (
        <div className="entry-row__text">
          <b>{title}</b>
          <span className="meta">{`${WEEKDAYS[weekday] ?? ''} ${time} in New York, ${game}`}</span>
        </div>
      )}
    </ListPanel>
  );
}

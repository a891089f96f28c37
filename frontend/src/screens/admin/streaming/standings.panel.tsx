import { useForm } from 'react-hook-form';
import type { AdminStanding, NewStanding } from '../../../api/types';
import { EmptyState } from '../../../ui/empty-state';
import { TextField } from '../../../ui/field';
import { EntryDialog } from '../editing/entry.dialog';
import type { RowDialogProps } from '../editing/entry.dialog';
import { numberOf, textOf } from '../editing/fields';
import { ListPanel } from './list-panel';
import { useStreamRow } from './stream-row.hook';

const BLANK: NewStanding = { name: '', points: 0 };

/** The season's standings, sorted by points. */
export function StandingsPanel({ standings }: { standings: readonly AdminStanding[] }) {
  return (
    <ListPanel
      id="admin-standings"
      title="League Standings"
      accent="gold"
      one="a racer"
      rows={standings}
      nameOf={({ name }) => name}
      empty={<EmptyState title="No standings">Add the racers of the season with their points.</EmptyState>}
      renderRow={({ name, points }, index) => (
        <>
          <span className="streaming__place figure">{index + 1}</span>
          <div className="entry-row__text">
            <b>{name}</b>
          </div>
          <span className="figure">{`${points.toLocaleString('en-US')} pts`}</span>
        </>
      )}
      RowDialog={StandingDialog}
    />
  );
}

function StandingDialog({ row, ...dialog }: RowDialogProps<AdminStanding>) {
  const form = useForm<NewStanding>({ defaultValues: row ?? BLANK, shouldUnregister: true });
  const entry = useStreamRow(
    'standings',
    form,
    { row, ...dialog },
    (saved) => saved,
    (values) => values,
  );
  return (
    <EntryDialog entry={entry} {...dialog}>
      <TextField {...textOf(form, 'name', 'Racer', 40)} />
      <TextField {...numberOf(form, 'points', 'Points', [0, 1_000_000])} />
    </EntryDialog>
  );
}

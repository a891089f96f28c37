import type { AdminStanding, NewStanding } from '../../../api/types';
import { EmptyState } from '../../../ui/empty-state';
import { TextField } from '../../../ui/field';
import { EntryDialog } from '../editing/entry.dialog';
import type { RowDialogProps } from '../editing/entry.dialog';
import { numberOf, textOf } from '../editing/fields';
import { ListPanel } from './list-panel';
import { identity, useStreamRow } from './stream-row.hook';

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
      before={(_row, index) => <span className="figure muted streaming__place">{index + 1}</span>}
      after={({ points }) => <span className="figure">{`${points.toLocaleString('en-US')} pts`}</span>}
      RowDialog={StandingDialog}
    />
  );
}

function StandingDialog({ row, ...dialog }: RowDialogProps<AdminStanding>) {
  const { form, entry } = useStreamRow('standings', { row, ...dialog }, BLANK, identity, identity);
  return (
    <EntryDialog entry={entry} {...dialog}>
      <TextField {...textOf(form, 'name', 'Racer', 40)} />
      <TextField {...numberOf(form, 'points', 'Points', [0, 1_000_000])} />
    </EntryDialog>
  );
}

import type { StandingRow } from '../../../api/types';
import { ListPanel } from './list-panel';
import type { ListKind } from './list-panel';

const STANDINGS: ListKind<'standings'> = {
  name: 'standings',
  title: 'League Standings',
  accent: 'gold',
  one: 'racer',
  fields: [
    { name: 'name', label: 'Racer', kind: 'text', maxLength: 40 },
    { name: 'points', label: 'Points', kind: 'number', min: 0, max: 1_000_000 },
  ],
  empty: { title: 'No standings', words: 'Add the racers of the season with their points.' },
  blank: () => ({ name: '', points: '0' }),
  valuesOf: ({ name, points }) => ({ name, points: String(points) }),
  rowOf: ({ name = '', points }) => ({ name: name.trim(), points: Number(points) }),
  compare: (one, other) => other.points - one.points,
  nameOf: ({ name }) => name,
};

/** The season's standings, sorted by points. */
export function StandingsPanel({ standings }: { standings: readonly StandingRow[] }) {
  return (
    <ListPanel kind={STANDINGS} rows={standings}>
      {({ name, points }, index) => (
        <>
          <span className="streaming__place figure">{index + 1}</span>
          <div className="entry-row__text">
            <b>{name}</b>
          </div>
          <span className="figure">{`${points.toLocaleString('en-US')} pts`}</span>
        </>
      )}
    </ListPanel>
  );
}

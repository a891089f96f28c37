import type { UseQueryResult } from '@tanstack/react-query';
import type { AdminOverview } from '../../../api/types';
import { DayChart } from '../../../ui/charts/day-chart';
import { FigureList } from '../../../ui/figure-list';
import { OverviewPanel } from './overview.panel';
import { refusalLabel } from './round-labels';

/** Rounds of thirty days: verified and refused ones per day, and refusals by reason. */
export function RoundsPanel({ overview }: { overview: UseQueryResult<AdminOverview> }) {
  return (
    <OverviewPanel id="rounds-by-day" title="Rounds" accent="ember" query={overview} heightPx={260}>
      {({ days, refusals }) => (
        <>
          <DayChart
            label="Rounds"
            days={days.map(({ day }) => day)}
            series={[
              { name: 'Proven', colour: 'slime', values: days.map(({ rounds }) => rounds) },
              {
                name: 'Refused',
                colour: 'alarm',
                values: days.map(({ refusedRounds }) => refusedRounds),
                isDown: true,
              },
            ]}
            kind="bars"
            emptyText="No round was played in these days."
            heightPx={170}
          />
          <h3 className="rounds-panel__title">Refused rounds by reason</h3>
          {refusals.length === 0 ? (
            <p className="meta">No round was refused in these days.</p>
          ) : (
            <FigureList
              className="sums seams overview-sums"
              figures={refusals.map(({ reason, rounds }) => [
                refusalLabel(reason),
                rounds.toLocaleString('en-US'),
              ])}
            />
          )}
        </>
      )}
    </OverviewPanel>
  );
}

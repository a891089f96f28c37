import type { UseQueryResult } from '@tanstack/react-query';
import type { AdminOverview } from '../../../api/types';
import { DayChart } from '../../../ui/charts/day-chart';
import { Card, CardHeader } from '../../../ui/card';
import { refusalLabel } from './refusal-labels';
import { OverviewPart } from './overview-part';

/** Rounds of thirty days: verified and refused ones per day, and refusals by reason. */
export function RoundsPanel({ overview }: { overview: UseQueryResult<AdminOverview> }) {
  return (
    <Card aria-labelledby="rounds-by-day" aria-busy={overview.isPending}>
      <CardHeader id="rounds-by-day" title="Rounds" accent="ember">
        <span className="meta">30 days</span>
      </CardHeader>
      <OverviewPart query={overview} heightPx={260}>
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
              <dl className="economy__sums">
                {refusals.map(({ reason, rounds }) => (
                  <div key={reason}>
                    <dt>{refusalLabel(reason)}</dt>
                    <dd>{rounds.toLocaleString('en-US')}</dd>
                  </div>
                ))}
              </dl>
            )}
          </>
        )}
      </OverviewPart>
    </Card>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { AdminOverview } from '../../../api/types';
import { DayChart } from '../../../ui/charts/day-chart';
import { Swatch } from '../../../ui/charts/share-bar';
import { OverviewPanel } from './overview.panel';

const HEIGHT_PX = 232;

/** Charts of coins earned and spent, and of active members, per day. */
export function ActivityCharts({ overview }: { overview: UseQueryResult<AdminOverview> }) {
  const legend = (
    <ul className="chart-legend" aria-hidden="true">
      <li>
        <Swatch colour="slime" />
        Earned
      </li>
      <li>
        <Swatch colour="ember" />
        Spent
      </li>
    </ul>
  );
  return (
    <div className="column gap-16 overview-charts">
      <OverviewPanel
        id="coins-by-day"
        title="Coins earned and spent"
        accent="gold"
        aside={legend}
        query={overview}
        heightPx={HEIGHT_PX}
      >
        {({ days }) => (
          <DayChart
            label="Coins earned and spent"
            days={days.map(({ day }) => day)}
            series={[
              { name: 'Earned', colour: 'slime', values: days.map(({ earned }) => earned) },
              { name: 'Spent', colour: 'ember', values: days.map(({ spent }) => spent), isDown: true },
            ]}
            kind="bars"
            emptyText="No coins moved in these days."
            heightPx={HEIGHT_PX}
          />
        )}
      </OverviewPanel>
      <OverviewPanel
        id="active-by-day"
        title="Active members"
        accent="ion"
        query={overview}
        heightPx={HEIGHT_PX}
      >
        {({ days }) => (
          <DayChart
            label="Active members"
            days={days.map(({ day }) => day)}
            series={[
              { name: 'Active', colour: 'ion', values: days.map(({ activeMembers }) => activeMembers) },
            ]}
            kind="line"
            emptyText="Nobody has played in these days."
            heightPx={HEIGHT_PX}
          />
        )}
      </OverviewPanel>
    </div>
  );
}

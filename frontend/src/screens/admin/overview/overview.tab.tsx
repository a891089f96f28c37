import { useQuery } from '@tanstack/react-query';
import { adminOverviewQuery, adminStatsQuery } from '../../../api/admin-overview';
import { FailedPanel } from '../../../ui/failed-panel';
import { ActivityCharts } from './activity-charts';
import { EconomyPanel } from './economy.panel';
import { FlaggedRounds } from './flagged-rounds';
import { QuickActions } from './quick-actions';
import { RecentUsers } from './recent-users';
import { RoundsPanel } from './rounds.panel';
import { SamplesPanel } from './samples.panel';
import { StatCards } from './stat-cards';
import './overview.css';

/** The tab 'Overview': the site now and over the last thirty days (§2). */
export function OverviewTab() {
  const stats = useQuery(adminStatsQuery);
  const overview = useQuery(adminOverviewQuery);
  const isFailed =
    stats.data === undefined && overview.data === undefined && stats.isError && overview.isError;
  if (isFailed) {
    return (
      <FailedPanel
        sentence="The overview could not be loaded."
        isRetrying={stats.isFetching || overview.isFetching}
        onRetry={() => {
          void stats.refetch();
          void overview.refetch();
        }}
      />
    );
  }
  return (
    <>
      <h2 className="visually-hidden">Overview</h2>
      <SamplesPanel />
      <StatCards stats={stats} overview={overview} />
      <ActivityCharts overview={overview} />
      <div className="column gap-16 overview-parts">
        <EconomyPanel overview={overview} />
        <RecentUsers />
        <QuickActions />
      </div>
      <div className="column gap-16 overview-rounds">
        <FlaggedRounds />
        <RoundsPanel overview={overview} />
      </div>
    </>
  );
}

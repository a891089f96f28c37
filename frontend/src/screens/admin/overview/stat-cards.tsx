import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminOverview, AdminStats } from '../../../api/types';
import { Card } from '../../../ui/card';
import { Sparkline } from '../../../ui/charts/sparkline';
import { loadedValue } from '../../../ui/figure';
import { Skeleton } from '../../../ui/skeleton';
import { counted } from '../shared/counted';

interface StatCardsProps {
  stats: UseQueryResult<AdminStats>;
  overview: UseQueryResult<AdminOverview>;
}

/** The three cards (§2), each with a chart of thirty days. */
export function StatCards({ stats, overview }: StatCardsProps) {
  const days = overview.data?.days ?? [];
  const figure = (read: (stats: AdminStats) => number): ReactNode =>
    loadedValue(stats, <Skeleton width={110} height={34} />, (data) => read(data).toLocaleString('en-US'));
  const note = (words: (stats: AdminStats) => string): ReactNode =>
    loadedValue(stats, <Skeleton width={90} height={18} />, words);
  return (
    <div className="thirds gap-16" aria-busy={stats.isPending}>
      <StatCard
        title="Total Users"
        figure={figure(({ totalUsers }) => totalUsers)}
        note={
          <b className="text-slime">
            {/* Whoever reads this is there, also before their socket is open. */}
            {note(({ activeUsers }) => `${Math.max(1, activeUsers).toLocaleString('en-US')} online`)}
          </b>
        }
      >
        <Sparkline
          label="New members a day, the last 30 days"
          values={days.map(({ newMembers }) => newMembers)}
          colour="slime"
          kind="bars"
        />
      </StatCard>
      <StatCard
        title="Total Coins"
        figure={<span className="text-gold">{figure(({ totalCoins }) => totalCoins)}</span>}
        note={note(({ totalTransactions }) => counted(totalTransactions, 'transaction'))}
      >
        <Sparkline
          label="Coins of all members, the last 30 days"
          values={days.map(({ totalCoins }) => totalCoins)}
          colour="gold"
          kind="area"
        />
      </StatCard>
      <StatCard
        title="Store Revenue"
        figure={figure(({ storeRevenue }) => storeRevenue)}
        note={note(({ totalProducts }) => counted(totalProducts, 'product'))}
      >
        <Sparkline
          label="Coins spent in the store a day, the last 30 days"
          values={days.map(({ revenue }) => revenue)}
          colour="ion"
          kind="line"
        />
      </StatCard>
    </div>
  );
}

interface StatCardProps {
  title: string;
  figure: ReactNode;
  note: ReactNode;
  /** The chart. */
  children: ReactNode;
}

function StatCard({ title, figure, note, children }: StatCardProps) {
  return (
    <Card className="row overview-card" aria-label={title} kind="small">
      <div className="grow">
        <h3>{title}</h3>
        <p className="overview-card__figure">{figure}</p>
        <p className="overview-card__note">{note}</p>
      </div>
      {children}
    </Card>
  );
}

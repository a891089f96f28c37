import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminOverview, AdminStats } from '../../../api/types';
import { Sparkline } from '../../../ui/charts/sparkline';
import { NotKnown } from '../../../ui/not-known';
import { Card } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { counted } from './counted';

interface StatCardsProps {
  stats: UseQueryResult<AdminStats>;
  overview: UseQueryResult<AdminOverview>;
}

/** The three cards (§2), each with a chart of thirty days. */
export function StatCards({ stats, overview }: StatCardsProps) {
  const days = overview.data?.days ?? [];
  return (
    <div className="overview-cards" aria-busy={stats.isPending}>
      <StatCard
        title="Total Users"
        figure={figureOf(stats, ({ totalUsers }) => totalUsers)}
        note={noteOf(stats, ({ activeUsers }) => `${activeUsers.toLocaleString('en-US')} online`)}
        look="users"
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
        figure={figureOf(stats, ({ totalCoins }) => totalCoins)}
        note={noteOf(stats, ({ totalTransactions }) => counted(totalTransactions, 'transaction'))}
        look="coins"
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
        figure={figureOf(stats, ({ storeRevenue }) => storeRevenue)}
        note={noteOf(stats, ({ totalProducts }) => counted(totalProducts, 'product'))}
        look="revenue"
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
  look: 'users' | 'coins' | 'revenue';
  /** The chart. */
  children: ReactNode;
}

function StatCard({ title, figure, note, look, children }: StatCardProps) {
  return (
    <Card className={`overview-card overview-card--${look}`} aria-label={title} kind="small">
      <h3>{title}</h3>
      <p className="overview-card__figure">{figure}</p>
      <p className="overview-card__note">{note}</p>
      <div className="overview-card__spark">{children}</div>
    </Card>
  );
}

function figureOf(query: UseQueryResult<AdminStats>, read: (stats: AdminStats) => number): ReactNode {
  if (query.data) return read(query.data).toLocaleString('en-US');
  return query.isPending ? <Skeleton width={110} height={34} /> : <NotKnown />;
}

function noteOf(query: UseQueryResult<AdminStats>, read: (stats: AdminStats) => string): ReactNode {
  if (query.data) return read(query.data);
  return query.isPending ? <Skeleton width={90} height={18} /> : <NotKnown />;
}

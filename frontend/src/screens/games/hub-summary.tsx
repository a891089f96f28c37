import type { ReactNode } from 'react';
import type { GameStats } from '../../api/types';
import { CoinAmount } from '../../ui/coin-amount';
import { NotKnown } from '../../ui/not-known';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';

interface HubSummaryProps {
  /** Undefined while loading and after an error. */
  stats: readonly GameStats[] | undefined;
  isLoading: boolean;
  coins: number;
}

/** The member's totals: games with a record, whole minutes played (§9), and coins. */
export function HubSummary({ stats, isLoading, coins }: HubSummaryProps) {
  const seconds = stats?.reduce((sum, { timePlayed }) => sum + timePlayed, 0);
  return (
    <Card as="div" kind="small" className="hub-summary">
      <dl>
        <Total label="Games played" total={stats?.length} isLoading={isLoading} />
        <Total
          label="Minutes"
          total={seconds === undefined ? undefined : Math.floor(seconds / 60)}
          isLoading={isLoading}
        />
        <Pair label="Coins">
          <CoinAmount amount={coins} countsUp />
        </Pair>
      </dl>
    </Card>
  );
}

interface TotalProps {
  label: string;
  total: number | undefined;
  isLoading: boolean;
}

function Total({ label, total, isLoading }: TotalProps) {
  if (total !== undefined) return <Pair label={label}>{total.toLocaleString('en-US')}</Pair>;
  return <Pair label={label}>{isLoading ? <Skeleton width={48} height={18} /> : <NotKnown />}</Pair>;
}

function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">{children}</dd>
    </div>
  );
}

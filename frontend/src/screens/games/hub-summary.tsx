import type { UseQueryResult } from '@tanstack/react-query';
import type { GameStats } from '../../api/types';
import { CoinAmount } from '../../ui/coin-amount';
import { Figure, loadedValue } from '../../ui/figure';
import { Skeleton } from '../../ui/skeleton';
import { roundsPlayedIn, secondsPlayedIn } from '../../ui/stats-totals';

const LOADING = <Skeleton width={40} height={18} />;

interface HubSummaryProps {
  stats: UseQueryResult<GameStats[]>;
  coins: number;
}

/** The member's totals: rounds of all games, whole minutes played (§9), and coins. */
export function HubSummary({ stats, coins }: HubSummaryProps) {
  return (
    <dl className="hub-summary">
      <Figure term="Rounds" className="figure row">
        {loadedValue(stats, LOADING, roundsPlayedIn)}
      </Figure>
      <Figure term="Minutes" className="figure row">
        {loadedValue(stats, LOADING, (all) => Math.floor(secondsPlayedIn(all) / 60).toLocaleString('en-US'))}
      </Figure>
      <Figure term="Coins" className="figure row">
        <CoinAmount amount={coins} countsUp />
      </Figure>
    </dl>
  );
}

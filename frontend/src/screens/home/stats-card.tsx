import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gameStatsQuery } from '../../api/games';
import type { GameStats } from '../../api/types';
import { paths } from '../../session/paths';
import { playTimeText } from '../../lib/time-labels';
import { CoinAmount } from '../../ui/coin-amount';
import { FailedNote } from '../../ui/failed-note';
import { NotKnown } from '../../ui/not-known';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';

/** The member's coins and totals of all games (§2, §9), with a link to the profile. */
export function StatsCard({ coins }: { coins: number }) {
  const { data: stats, isPending, isError, isFetching, refetch } = useQuery(gameStatsQuery);
  const figure = (of: (stats: readonly GameStats[]) => string): ReactNode => {
    if (stats !== undefined) return of(stats);
    return isPending ? <Skeleton width={56} height={24} /> : <NotKnown />;
  };
  return (
    <Card className="stats-card" aria-label="Your stats" aria-busy={isPending}>
      <div className="stats-card__figures">
        <dl className="figures">
          <div className="stats-card__coins">
            <dt>Coin balance</dt>
            <dd>
              <CoinAmount amount={coins} size="big" countsUp />
            </dd>
          </div>
          <div>
            <dt>Total Games Played</dt>
            <dd>{figure(({ length }) => length.toLocaleString('en-US'))}</dd>
          </div>
          <div>
            <dt>Play Time</dt>
            <dd>{figure((all) => playTimeText(all.reduce((sum, { timePlayed }) => sum + timePlayed, 0)))}</dd>
          </div>
          <div>
            <dt>Highest Score</dt>
            <dd>{figure((all) => highestOf(all).toLocaleString('en-US'))}</dd>
          </div>
        </dl>
        <Link className="text-link stats-card__link" to={paths.profile}>
          View profile
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
      {isError && (
        <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
          Your records could not be loaded.
        </FailedNote>
      )}
    </Card>
  );
}

/** Returns the highest score of all games; 0 without any (§9). */
function highestOf(stats: readonly GameStats[]): number {
  return Math.max(0, ...stats.map(({ highScore }) => highScore ?? 0));
}

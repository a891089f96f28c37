import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import { gameStatsQuery } from '../../api/games';
import { paths } from '../../session/paths';
import { CoinAmount } from '../../ui/coin-amount';
import { FailedNote } from '../../ui/failed-note';
import { Figure, loadedValue } from '../../ui/figure';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { gamesPlayedIn, highestScoreIn, playTimeIn } from '../../ui/stats-totals';

const LOADING = <Skeleton width={56} height={24} />;

/** The member's coins and totals of all games (§2, §9), with a link to the profile. */
export function StatsCard({ coins }: { coins: number }) {
  const stats = useQuery(gameStatsQuery);
  return (
    <Card className="stats-card" aria-label="Your stats" aria-busy={stats.isPending}>
      <div className="stats-card__figures">
        <dl className="figures">
          <div className="stats-card__coins">
            <dt>Coin balance</dt>
            <dd>
              <CoinAmount amount={coins} size="big" countsUp />
            </dd>
          </div>
          <Figure term="Total Games Played">{loadedValue(stats, LOADING, gamesPlayedIn)}</Figure>
          <Figure term="Play Time">{loadedValue(stats, LOADING, playTimeIn)}</Figure>
          <Figure term="Highest Score">{loadedValue(stats, LOADING, highestScoreIn)}</Figure>
        </dl>
        <Link className="text-link stats-card__link" to={paths.profile}>
          View profile
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
      {stats.isError && (
        <FailedNote isRetrying={stats.isFetching} onRetry={() => void stats.refetch()}>
          Your records could not be loaded.
        </FailedNote>
      )}
    </Card>
  );
}

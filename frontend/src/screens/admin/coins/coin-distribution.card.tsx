import { useQuery } from '@tanstack/react-query';
import { coinDistributionQuery } from '../../../api/admin-coins';
import type { CoinDistribution } from '../../../api/types';
import { FailedPanel } from '../../../ui/failed-panel';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';

/** The card 'Coin Distribution' (§2): number of users per range of coins. */
export function CoinDistributionCard() {
  const { data, isPending, isFetching, refetch } = useQuery(coinDistributionQuery);
  return (
    <Card aria-labelledby="coin-distribution">
      <CardHeader id="coin-distribution" title="Coin Distribution" accent="ion">
        {data && (
          <span className="meta">{`${data.users.toLocaleString('en-US')} ${data.users === 1 ? 'user' : 'users'}`}</span>
        )}
      </CardHeader>
      {isPending ? (
        <SkeletonGroup>
          <Skeleton width="100%" height={280} />
        </SkeletonGroup>
      ) : data === undefined ? (
        <FailedPanel
          sentence="The coins of the users could not be loaded."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Histogram buckets={data.buckets} />
          <Figures distribution={data} />
        </>
      )}
    </Card>
  );
}

/** Height of the tallest bar in percent of the space, so that its number fits above. */
const TALLEST_PERCENT = 84;

function Histogram({ buckets }: Pick<CoinDistribution, 'buckets'>) {
  const most = Math.max(1, ...buckets.map(({ users }) => users));
  return (
    <ol className="histogram" aria-label="Users by the coins they have">
      {buckets.map(({ from, to, users }) => (
        <li key={from}>
          <span className="visually-hidden">{`${from === to ? from : to === null ? `${from} and more` : `${from} to ${to}`} coins: `}</span>
          <span className="histogram__room">
            <b className="figure">{users.toLocaleString('en-US')}</b>
            <span className="visually-hidden">{users === 1 ? ' user' : ' users'}</span>
            <span className="histogram__bar" style={{ height: `${(TALLEST_PERCENT * users) / most}%` }} />
          </span>
          <span aria-hidden="true" className="histogram__range histogram__range--long">
            {rangeLabel(from, to)}
          </span>
          <span aria-hidden="true" className="histogram__range histogram__range--short">
            {from === to ? from : `${short(from)}+`}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Returns a range as short text that fits under a bar: '0', '1–99', '1k–2.4k', '5k+'. */
function rangeLabel(from: number, to: number | null): string {
  if (from === to) return String(from);
  return to === null ? `${short(from)}+` : `${short(from)}–${short(to)}`;
}

function short(coins: number): string {
  return coins < 1000 ? String(coins) : `${Math.floor(coins / 100) / 10}k`;
}

function Figures({ distribution }: { distribution: CoinDistribution }) {
  const { medianCoins, meanCoins, topShare, largestCoins } = distribution;
  const figures = [
    ['Median', medianCoins.toLocaleString('en-US')],
    ['Mean', meanCoins.toLocaleString('en-US')],
    ['Top 1% hold', `${Math.round(100 * topShare)}%`],
    ['Largest', largestCoins.toLocaleString('en-US')],
  ] as const;
  return (
    <dl className="figures admin-coins__figures">
      {figures.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

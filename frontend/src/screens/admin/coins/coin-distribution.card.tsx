import { useQuery } from '@tanstack/react-query';
import { coinDistributionQuery } from '../../../api/admin-coins';
import type { CoinDistribution } from '../../../api/types';
import { FigureList } from '../../../ui/figure-list';
import { Panel } from '../../../ui/panel';
import { counted } from '../shared/counted';
import { Loaded } from '../shared/loaded';

/** The card 'Coin Distribution' (§2): number of users per range of coins. */
export function CoinDistributionCard() {
  const query = useQuery(coinDistributionQuery);
  const count = query.data && <span className="meta">{counted(query.data.users, 'user')}</span>;
  return (
    <Panel id="coin-distribution" title="Coin Distribution" accent="ion" aside={count}>
      <Loaded query={query} skeleton={280} failure="The coins of the users could not be loaded.">
        {({ buckets, medianCoins, meanCoins, topShare, largestCoins }) => (
          <>
            <Histogram buckets={buckets} />
            <FigureList
              className="row wrap apart figures admin-coins__figures"
              figures={[
                ['Median', medianCoins.toLocaleString('en-US')],
                ['Mean', meanCoins.toLocaleString('en-US')],
                ['Top 1% hold', `${Math.round(100 * topShare)}%`],
                ['Largest', largestCoins.toLocaleString('en-US')],
              ]}
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Height of the tallest bar in percent of the space, so that its number fits above. */
const TALLEST_PERCENT = 84;

function Histogram({ buckets }: Pick<CoinDistribution, 'buckets'>) {
  const most = Math.max(1, ...buckets.map(({ users }) => users));
  return (
    <ol className="histogram" aria-label="Users by the coins they have">
      {buckets.map(({ from, to, users }) => (
        <li key={from} className="column">
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

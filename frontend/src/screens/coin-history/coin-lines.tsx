import { useQuery } from '@tanstack/react-query';
import { racingSummaryQuery } from '../../api/racing';
import type { CoinTransaction } from '../../api/types';
import { momentText } from '../../lib/time-labels';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { CoinAmount } from '../../ui/coin-amount';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { loadingFailed } from './state.panels';
import { signOf } from './medal-of';

interface CoinLinesProps {
  /** Newest first. */
  lines: readonly CoinTransaction[];
  /** True when there are older lines that have not been loaded. */
  goesOn: boolean;
  isLoadingMore: boolean;
  /** True when loading older lines failed. */
  hasFailed: boolean;
  onMore: () => void;
}

/** The lines of the history and their total, which includes lines not loaded yet. */
export function CoinLines({ lines, goesOn, isLoadingMore, hasFailed, onMore }: CoinLinesProps) {
  return (
    <Card isFlush aria-label="Transactions">
      <ul className="rows coin-history__lines">
        {lines.map((line) => (
          <CoinLine key={line.id} line={line} />
        ))}
      </ul>
      {goesOn && (
        <div className="center gap-10 coin-history__more">
          {hasFailed && (
            <p role="alert" className="text-alarm-text">
              {loadingFailed}
            </p>
          )}
          <Button isPending={isLoadingMore} pendingLabel="Loading..." onClick={onMore}>
            Show older
          </Button>
        </div>
      )}
      <div className="row apart gap-16 coin-history__total">
        <b className="card-title">Total Racing Coins Earned</b>
        {goesOn ? <ToldTotal /> : <CoinAmount amount={sumOf(lines)} />}
      </div>
    </Card>
  );
}

function CoinLine({ line: { description, createdAt, amount } }: { line: CoinTransaction }) {
  const { drawing, name } = signOf(description);
  return (
    <li>
      <span className="coin-history__sign" data-sign={name}>
        <Art drawing={drawing} />
      </span>
      <span className="grow">
        <b>{description}</b>
        <time className="meta" dateTime={createdAt}>
          {momentText(createdAt)}
        </time>
      </span>
      <b className="figure text-slime">{`+${amount.toLocaleString('en-US')}`}</b>
    </li>
  );
}

/** Shows the total computed by the server, for when not all lines are loaded. */
function ToldTotal() {
  const { data, isPending } = useQuery(racingSummaryQuery);
  if (data !== undefined) return <CoinAmount amount={data.coinsEarned} />;
  return isPending ? <Skeleton width={88} height={30} /> : <span className="figure">not known</span>;
}

function sumOf(lines: readonly CoinTransaction[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

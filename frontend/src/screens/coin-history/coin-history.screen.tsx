import { useInfiniteQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { racingCoinHistoryQuery } from '../../api/racing';
import { useAuth } from '../../session/auth';
import { paths } from '../../session/paths';
import { FailedPanel } from '../../ui/failed-panel';
import { ScreenTitle } from '../../ui/screen-title';
import { CoinLines } from './coin-lines';
import { LoadingPanel, NoCoinsPanel, SignedOutPanel, loadingFailed } from './state.panels';
import './coin-history.css';

/** Coins the member has earned by racing, at `/racing/coin-history` (§2). */
export function CoinHistoryScreen() {
  const { user } = useAuth();
  return (
    <div className="page coin-history">
      <Link className="text-link coin-history__back" to={paths.racing}>
        <ArrowLeft size={16} aria-hidden="true" />
        Back to Racing
      </Link>
      <ScreenTitle title="Racing Coin History" lead="Every coin your pod has brought home." />
      {user === null ? <SignedOutPanel /> : <CoinHistory />}
    </div>
  );
}

function CoinHistory() {
  const { data, isPending, isError, isFetching, refetch, ...pages } =
    useInfiniteQuery(racingCoinHistoryQuery);
  if (isPending) return <LoadingPanel />;
  if (data === undefined || (isError && !pages.isFetchNextPageError)) {
    return <FailedPanel sentence={loadingFailed} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.pages.includes(null)) return <SignedOutPanel />;
  const lines = data.pages.flatMap((page) => page?.lines ?? []);
  if (lines.length === 0) return <NoCoinsPanel />;
  return (
    <CoinLines
      lines={lines}
      goesOn={pages.hasNextPage}
      isLoadingMore={pages.isFetchingNextPage}
      hasFailed={pages.isFetchNextPageError}
      onMore={() => void pages.fetchNextPage()}
    />
  );
}

import { useNewestCoinLines } from '../../api/newest-coin-lines.hook';
import type { CoinTransaction } from '../../api/types';
import { CoinLines } from '../../ui/coin-lines';
import { CoinLinesSkeleton } from '../../ui/coin-lines-skeleton';
import { EmptyState } from '../../ui/empty-state';
import { FailedNote } from '../../ui/failed-note';
import { Card, CardHeader } from '../../ui/card';

/** Number of transactions shown (§9). */
const SHOWN = 5;

/** The member's latest transactions (§2). */
export function RecentActivity({ userId }: { userId: number }) {
  const { data: lines, isPending, isFetching, refetch } = useNewestCoinLines(userId);
  return (
    <Card aria-labelledby="recent-activity">
      <CardHeader id="recent-activity" title="Recent Activity" accent="ion" />
      {isPending ? (
        <CoinLinesSkeleton count={SHOWN} />
      ) : (
        <Activity lines={lines} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

interface ActivityProps {
  /** Undefined after an error. */
  lines: readonly CoinTransaction[] | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

function Activity({ lines, isRetrying, onRetry }: ActivityProps) {
  if (lines === undefined) {
    return (
      <FailedNote isRetrying={isRetrying} onRetry={onRetry}>
        Your activity could not be loaded.
      </FailedNote>
    );
  }
  if (lines.length > 0) return <CoinLines lines={lines.slice(0, SHOWN)} />;
  return (
    <EmptyState title="No recent activity yet">
      Play games to earn coins and see your activity here
    </EmptyState>
  );
}

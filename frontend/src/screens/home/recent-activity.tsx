import { useNewestCoinLines } from '../../api/newest-coin-lines.hook';
import { CoinLines } from '../../ui/coin-lines';
import { CoinLinesSkeleton } from '../../ui/coin-lines-skeleton';
import { EmptyState } from '../../ui/empty-state';
import { Card, CardHeader } from '../../ui/card';
import { QueryPart } from '../../ui/query-part';

/** Number of transactions shown (§9). */
const SHOWN = 5;

/** The member's latest transactions (§2). */
export function RecentActivity({ userId }: { userId: number }) {
  return (
    <Card aria-labelledby="recent-activity">
      <CardHeader id="recent-activity" title="Recent Activity" accent="ion" />
      <QueryPart
        query={useNewestCoinLines(userId)}
        skeleton={<CoinLinesSkeleton count={SHOWN} />}
        failure="Your activity could not be loaded."
      >
        {(lines) =>
          lines.length > 0 ? (
            <CoinLines lines={lines.slice(0, SHOWN)} />
          ) : (
            <EmptyState title="No recent activity yet">
              Play games to earn coins and see your activity here
            </EmptyState>
          )
        }
      </QueryPart>
    </Card>
  );
}

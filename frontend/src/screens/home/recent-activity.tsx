import type { Home } from '../../api/types';
import { CoinLines } from '../../ui/coin-lines';
import { CoinLinesSkeleton } from '../../ui/coin-lines-skeleton';
import { EmptyState } from '../../ui/empty-state';
import { HomePart } from './home-part';

/** Number of transactions shown (§9). */
const SHOWN = 5;

/** The member's latest transactions (§2). */
export function RecentActivity({ home }: { home: Home | undefined }) {
  return (
    <HomePart id="recent-activity" title="Recent Activity" accent="ion">
      {home === undefined ? (
        <CoinLinesSkeleton count={SHOWN} />
      ) : home.activity.length > 0 ? (
        <CoinLines lines={home.activity.slice(0, SHOWN)} />
      ) : (
        <EmptyState title="No recent activity yet">
          Play games to earn coins and see your activity here
        </EmptyState>
      )}
    </HomePart>
  );
}

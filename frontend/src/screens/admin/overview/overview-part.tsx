import type { UseQueryResult } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import type { AdminOverview } from '../../../api/types';
import { Button } from '../../../ui/button';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';

interface OverviewPartProps {
  query: UseQueryResult<AdminOverview>;
  /** How high the part will be, so that nothing jumps. */
  heightPx: number;
  children: (overview: AdminOverview) => ReactNode;
}

/** A part of the overview: what it shows, that it is on its way, or that it did not arrive. */
export function OverviewPart({ query, heightPx, children }: OverviewPartProps) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton width="100%" height={heightPx} />
      </SkeletonGroup>
    );
  }
  return (
    <div className="overview-failed">
      <p role="alert">This could not be loaded.</p>
      <Button
        size="small"
        isPending={query.isFetching}
        pendingLabel="Loading..."
        onClick={() => void query.refetch()}
      >
        <RefreshCw size={18} aria-hidden="true" />
        Try again
      </Button>
    </div>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import type { AdminOverview } from '../../../api/types';
import { Button } from '../../../ui/button';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';

interface OverviewPartProps {
  query: UseQueryResult<AdminOverview>;
  /** Height of the loaded content, reserved so that nothing jumps. */
  heightPx: number;
  children: (overview: AdminOverview) => ReactNode;
}

/** A part of the overview, with its loading and error states. */
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

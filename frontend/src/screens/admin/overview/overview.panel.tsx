import type { UseQueryResult } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import type { AdminOverview } from '../../../api/types';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import type { PanelProps } from '../../../ui/panel';
import { BoxSkeleton } from '../shared/loaded';

interface OverviewPanelProps extends Pick<PanelProps, 'id' | 'title' | 'accent' | 'aside'> {
  query: UseQueryResult<AdminOverview>;
  /** Height of the loaded content, reserved so that nothing jumps. */
  heightPx: number;
  children: (overview: AdminOverview) => ReactNode;
}

/** A panel about the last thirty days, with its loading and error states. */
export function OverviewPanel({ query, heightPx, children, ...panel }: OverviewPanelProps) {
  return (
    <Panel aside={<span className="meta">30 days</span>} {...panel} aria-busy={query.isPending}>
      {query.data ? (
        children(query.data)
      ) : query.isPending ? (
        <BoxSkeleton heightPx={heightPx} />
      ) : (
        <div className="row wrap overview-failed">
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
      )}
    </Panel>
  );
}

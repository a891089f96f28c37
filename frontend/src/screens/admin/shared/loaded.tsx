import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedPanel } from '../../../ui/failed-panel';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton';

/** Placeholder as wide as its box; the height is that of the later content, so that nothing jumps. */
export function BoxSkeleton({ heightPx }: { heightPx: number }) {
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={heightPx} />
    </SkeletonGroup>
  );
}

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching'> & { refetch: () => Promise<unknown> };
  /** Placeholder while it loads; a number is the height of a box. */
  skeleton: number | ReactNode;
  /** Sentence that says what could not be loaded. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** What a query loads: its placeholder, its error with a retry button, or the data. */
export function Loaded<Data>({ query, skeleton, failure, children }: LoadedProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return typeof skeleton === 'number' ? <BoxSkeleton heightPx={skeleton} /> : skeleton;
  return <FailedPanel sentence={failure} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

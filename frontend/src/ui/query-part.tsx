import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedNote } from './failed-note';

interface QueryPartProps<Data> {
  query: UseQueryResult<Data>;
  /** Placeholder while it loads. */
  skeleton: ReactNode;
  /** Sentence that says what could not be loaded. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** Part of a screen that shows what a query loads: its placeholder, its error with a retry button, or the data. */
export function QueryPart<Data>({ query, skeleton, failure, children }: QueryPartProps<Data>) {
  const { data, isPending, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isPending) return skeleton;
  return (
    <FailedNote isRetrying={isFetching} onRetry={() => void refetch()}>
      {failure}
    </FailedNote>
  );
}

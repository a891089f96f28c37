import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import type { ButtonSize } from '../../ui/button';
import { FailedNote } from '../../ui/failed-note';

interface OlderPagesProps {
  pages: UseInfiniteQueryResult<InfiniteData<unknown>>;
  size?: ButtonSize;
  /** Sentence that says what could not be loaded. */
  children: ReactNode;
}

/** End of a list that is loaded page by page: a button for the next page, or an error with a retry button. */
export function OlderPages({ pages, size, children }: OlderPagesProps) {
  const { isError, isFetching, isFetchNextPageError, isFetchingNextPage, hasNextPage } = pages;
  const loadMore = (): void => void pages.fetchNextPage();
  if (isError) {
    const retry = isFetchNextPageError ? loadMore : () => void pages.refetch();
    return (
      <FailedNote isRetrying={isFetching} onRetry={retry}>
        {children}
      </FailedNote>
    );
  }
  return (
    hasNextPage && (
      <div className="center profile__more">
        <Button size={size} isPending={isFetchingNextPage} pendingLabel="Loading..." onClick={loadMore}>
          Show older
        </Button>
      </div>
    )
  );
}

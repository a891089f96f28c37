import { useInfiniteQuery } from '@tanstack/react-query';
import { allCoinTransactionsQuery } from '../../api/coins';
import { Button } from '../../ui/button';
import { CoinLines } from '../../ui/coin-lines';
import { CoinLinesSkeleton } from '../../ui/coin-lines-skeleton';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { FailedNote } from '../../ui/failed-note';

interface AllTransactionsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** All lines of the member's ledger, page by page. */
export function AllTransactionsDialog({ isOpen, onClose }: AllTransactionsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isToBeOpen) => {
        if (!isToBeOpen) onClose();
      }}
      title="All Transactions"
      size="wide"
    >
      <div className="all-transactions">
        <AllTransactions />
      </div>
    </Dialog>
  );
}

/** About as many rows as fit on a screen, so that little moves when the data arrives. */
const SKELETON_ROWS = 8;

function AllTransactions() {
  const { data, isPending, isError, isFetching, refetch, ...pages } =
    useInfiniteQuery(allCoinTransactionsQuery);
  if (isPending) return <CoinLinesSkeleton count={SKELETON_ROWS} />;
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      {lines.length > 0 && <CoinLines lines={lines} />}
      {data && lines.length === 0 && <EmptyState title="No transactions yet" />}
      {isError && (
        <FailedNote
          isRetrying={isFetching}
          onRetry={() => void (pages.isFetchNextPageError ? pages.fetchNextPage() : refetch())}
        >
          {lines.length > 0
            ? 'The older transactions could not be loaded.'
            : 'Your transactions could not be loaded.'}
        </FailedNote>
      )}
      {pages.hasNextPage && !isError && (
        <div className="profile__more">
          <Button
            isPending={pages.isFetchingNextPage}
            pendingLabel="Loading..."
            onClick={() => void pages.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </>
  );
}

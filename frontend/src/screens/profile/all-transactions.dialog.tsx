import { useInfiniteQuery } from '@tanstack/react-query';
import { allCoinTransactionsQuery } from '../../api/coins';
import { CoinLines } from '../../ui/coin-lines';
import { CoinLinesSkeleton } from '../../ui/coin-lines-skeleton';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { OlderPages } from './older-pages';

interface AllTransactionsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** All lines of the member's ledger, page by page. */
export function AllTransactionsDialog({ isOpen, onClose }: AllTransactionsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title="All Transactions" size="wide">
      <div className="all-transactions">
        <AllTransactions />
      </div>
    </Dialog>
  );
}

/** About as many rows as fit on a screen, so that little moves when the data arrives. */
const SKELETON_ROWS = 8;

function AllTransactions() {
  const pages = useInfiniteQuery(allCoinTransactionsQuery);
  if (pages.isPending) return <CoinLinesSkeleton count={SKELETON_ROWS} />;
  const lines = pages.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      {lines.length > 0 && <CoinLines lines={lines} />}
      {pages.data && lines.length === 0 && <EmptyState title="No transactions yet" />}
      <OlderPages pages={pages}>
        {lines.length > 0
          ? 'The older transactions could not be loaded.'
          : 'Your transactions could not be loaded.'}
      </OlderPages>
    </>
  );
}

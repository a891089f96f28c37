import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useNewestCoinLines } from '../../api/newest-coin-lines.hook';
import { CoinLines } from '../../ui/coin-lines';
import { CoinLinesSkeleton } from '../../ui/coin-lines-skeleton';
import { EmptyState } from '../../ui/empty-state';
import { Card, CardHeader } from '../../ui/card';
import { QueryPart } from '../../ui/query-part';
import { AllTransactionsDialog } from './all-transactions.dialog';

/** Number of transactions shown (§9). */
const SHOWN = 5;

/** Link to the full list: the same screen with `?view=transactions`, so that Back closes it. */
const ALL = { search: '?view=transactions' };

/** The newest lines of the member's ledger, and a link to all of them (§2). */
export function TransactionsPanel({ userId }: { userId: number }) {
  const newest = useNewestCoinLines(userId);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const close = (): void => void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  return (
    <Card className="profile__transactions" aria-labelledby="transactions">
      <CardHeader id="transactions" title="Recent Transactions" accent="ion" />
      <QueryPart
        query={newest}
        skeleton={<CoinLinesSkeleton count={SHOWN} />}
        failure="Your transactions could not be loaded."
      >
        {(lines) =>
          lines.length === 0 ? (
            <EmptyState title="No transactions yet">
              Play games to earn coins: every one of them stands here.
            </EmptyState>
          ) : (
            <>
              <CoinLines lines={lines.slice(0, SHOWN)} />
              <Link className="text-link profile__all" to={ALL} preventScrollReset>
                View all transactions
                <ArrowRight size={18} aria-hidden="true" />
              </Link>
            </>
          )
        }
      </QueryPart>
      <AllTransactionsDialog isOpen={search.get('view') === 'transactions'} onClose={close} />
    </Card>
  );
}

import { useMutation } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Scale from 'lucide-react/icons/scale';
import { failureOf } from '../../../api/admin';
import { reconcileNow } from '../../../api/admin-database';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { Reconciliation } from '../../../api/types';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';

/** Runs a reconciliation of balances, ledger, rounds and the other books, and shows its result. */
export function ReconcilePanel() {
  const { mutate, data, error, isPending } = useOneAtATime(useMutation({ mutationFn: reconcileNow }));
  return (
    <Card aria-labelledby="reconcile">
      <CardHeader id="reconcile" title="Reconcile" accent="gold" />
      <p className="database-words">
        Compares every balance, ledger line, round, record, receipt and board with the others. It only reads,
        and the site goes on meanwhile.
      </p>
      <Button isPending={isPending} pendingLabel="Comparing..." onClick={() => mutate(undefined)}>
        <Scale size={18} aria-hidden="true" />
        Reconcile now
      </Button>
      <div role="status" className="reconcile-result">
        {!isPending && error !== null && (
          <p className="reconcile-verdict reconcile-verdict--failed">
            <CircleAlert size={20} aria-hidden="true" />
            {failureOf(error)}
          </p>
        )}
        {!isPending && error === null && data && <Found found={data} />}
      </div>
    </Card>
  );
}

function Found({ found }: { found: Reconciliation }) {
  const { differences, members, lines, rounds, receipts, tookMs, checks } = found;
  const figure = (value: number): string => value.toLocaleString('en-US');
  const isClean = differences === 0;
  const Sign = isClean ? CircleCheck : CircleAlert;
  return (
    <>
      <p className={`reconcile-verdict reconcile-verdict--${isClean ? 'clean' : 'failed'}`}>
        <Sign size={20} aria-hidden="true" />
        {isClean
          ? 'Everything agrees.'
          : `${figure(differences)} ${differences === 1 ? 'difference' : 'differences'} found.`}
      </p>
      <p className="meta">
        Compared {figure(members)} members, {figure(lines)} ledger lines, {figure(rounds)} rounds and{' '}
        {figure(receipts)} receipts in {(tookMs / 1000).toFixed(1)} s.
      </p>
      <ul className="reconcile-checks">
        {checks.map(({ claim, differences: count, sentences }) => (
          <li key={claim} data-clean={count === 0}>
            {count === 0 ? (
              <CircleCheck size={16} aria-hidden="true" />
            ) : (
              <CircleAlert size={16} aria-hidden="true" />
            )}
            <div>
              {claim}
              {count > 0 && <span className="visually-hidden"> This does not hold.</span>}
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {count > sentences.length && <p>And {figure(count - sentences.length)} more.</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

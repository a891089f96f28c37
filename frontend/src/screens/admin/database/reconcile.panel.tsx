import { useMutation } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Scale from 'lucide-react/icons/scale';
import type { ReactNode } from 'react';
import { failureOf } from '../../../api/admin';
import { reconcileNow } from '../../../api/admin-database';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { Reconciliation } from '../../../api/types';
import { Button } from '../../../ui/button';
import { counted } from '../shared/counted';
import { Panel } from '../../../ui/panel';
import { VisuallyHidden } from '../../../ui/visually-hidden';

/** Runs a reconciliation of balances, ledger, rounds and the other books, and shows its result. */
export function ReconcilePanel() {
  const { mutate, data, error, isPending } = useOneAtATime(useMutation({ mutationFn: reconcileNow }));
  return (
    <Panel id="reconcile" title="Reconcile" accent="gold">
      <p className="database-words">
        Compares every balance, ledger line, round, record, receipt and board with the others. It only reads,
        and the site goes on meanwhile.
      </p>
      <Button isPending={isPending} pendingLabel="Comparing..." onClick={() => mutate(undefined)}>
        <Scale size={18} aria-hidden="true" />
        Reconcile now
      </Button>
      <div role="status" className="reconcile-result">
        {!isPending && error !== null && <Verdict isClean={false}>{failureOf(error)}</Verdict>}
        {!isPending && error === null && data && <Found found={data} />}
      </div>
    </Panel>
  );
}

function Verdict({ isClean, children }: { isClean: boolean; children: ReactNode }) {
  return (
    <p className={`row gap-10 ${isClean ? 'text-slime' : 'text-alarm-text'}`}>
      <Sign isClean={isClean} size={20} />
      <b>{children}</b>
    </p>
  );
}

function Sign({ isClean, size }: { isClean: boolean; size: number }) {
  const Icon = isClean ? CircleCheck : CircleAlert;
  return <Icon size={size} aria-hidden="true" className={isClean ? 'text-slime' : 'text-alarm-text'} />;
}

function Found({ found }: { found: Reconciliation }) {
  const { differences, members, lines, rounds, receipts, tookMs, checks } = found;
  const figure = (value: number): string => value.toLocaleString('en-US');
  const isClean = differences === 0;
  return (
    <>
      <Verdict isClean={isClean}>
        {isClean ? 'Everything agrees.' : `${counted(differences, 'difference')} found.`}
      </Verdict>
      <p className="meta">
        {`Compared ${figure(members)} members, ${figure(lines)} ledger lines, ${figure(rounds)} rounds and ${figure(receipts)} receipts in ${(tookMs / 1000).toFixed(1)} s.`}
      </p>
      <ul className="column gap-8 meta database-list reconcile-checks">
        {checks.map(({ claim, differences: count, sentences }) => (
          <li key={claim} className="row gap-10 breakable">
            <Sign isClean={count === 0} size={16} />
            <div>
              <span>{claim}</span>
              {count > 0 && <VisuallyHidden> This does not hold.</VisuallyHidden>}
              <div className="text-alarm-text">
                {sentences.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
                {count > sentences.length && <p>{`And ${figure(count - sentences.length)} more.`}</p>}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

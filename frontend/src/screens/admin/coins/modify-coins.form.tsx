import ArrowRight from 'lucide-react/icons/arrow-right';
import CoinsIcon from 'lucide-react/icons/coins';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import type { AdminUser } from '../../../api/types';
import { Button } from '../../../ui/button';
import { CoinAmount } from '../../../ui/coin-amount';
import { TextField } from '../../../ui/field';
import { Panel } from '../../../ui/panel';
import { dismissFailures, toastFailure } from '../../../ui/toast';
import { UserFace } from '../users/user-parts';
import { useChosenUser } from './chosen-user.hook';
import { TooFewCoinsError, useCoinChange } from './coin-change.hook';
import { UserPicker } from './user-picker';

const MAX_REASON_LENGTH = 150;

/** The form 'Modify User Coins' (§2, §5). */
export function ModifyCoinsForm() {
  const { chosen, failure, amount, amountText, reason, error, isPending, ...form } = useCoinsForm();
  return (
    <Panel id="modify-coins" title="Modify User Coins" accent="gold">
      <form
        noValidate
        className="column admin-coins__form"
        aria-labelledby="modify-coins"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) form.submit();
        }}
      >
        <UserPicker chosen={chosen} onChoose={form.choose} />
        {failure && <ChosenFailure chosen={chosen} failure={failure} />}
        <TextField
          label="Coins Amount"
          icon={CoinsIcon}
          type="number"
          step={1}
          inputMode="text"
          hint="A negative amount takes coins away."
          error={error}
          value={amountText}
          onChange={({ target }) => form.setAmountText(target.value)}
        />
        <TextField
          label="Reason (optional)"
          maxLength={MAX_REASON_LENGTH}
          hint="The user and the audit log are told."
          value={reason}
          onChange={({ target }) => form.setReason(target.value)}
        />
        {chosen && <Outlook user={chosen} amount={amount} />}
        <Button
          type="submit"
          variant="go"
          isWide
          // A `disabled` button would keep Enter from submitting the form, which says what is missing.
          aria-disabled={chosen === null || undefined}
          isPending={isPending}
          pendingLabel="Processing..."
        >
          Update Coins
        </Button>
      </form>
    </Panel>
  );
}

function useCoinsForm() {
  const { chosen, choose, isPresent, failure } = useChosenUser();
  const [amountText, setAmountText] = useState('');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useCoinChange();
  // §5: read as an integer; text that is not a number counts as 0.
  const amount = Number.parseInt(amountText, 10) || 0;
  const submit = (): void => {
    dismissFailures();
    if (chosen === null) {
      toastFailure('Error', 'Please select a user.');
      return;
    }
    setError(amount === 0 ? 'An amount of 0 changes nothing.' : null);
    if (amount === 0) return;
    const change = { userId: chosen.id, amount, reason: reason.trim() };
    mutate(change, {
      onSuccess: () => {
        if (!isPresent(change.userId)) return;
        choose(null);
        // Input typed in the meantime is kept: it belongs to the next change.
        setAmountText((text) => (text === amountText ? '' : text));
        setReason((text) => (text === reason ? '' : text));
      },
      onError: (failed) => {
        if (failed instanceof TooFewCoinsError && isPresent(change.userId)) setError(failed.message);
      },
    });
  };
  return {
    ...{ chosen, failure, amount, amountText, reason, error, isPending, submit, setReason },
    choose: (user: AdminUser | null): void => {
      setError(null);
      choose(user);
    },
    setAmountText: (text: string): void => {
      setError(null);
      setAmountText(text);
    },
  };
}

interface ChosenFailureProps {
  chosen: AdminUser | null;
  failure: { error: Error; isRetrying: boolean; retry: () => void };
}

/** Shows that the chosen user, or their current balance, could not be loaded. */
function ChosenFailure({ chosen, failure: { error, isRetrying, retry } }: ChosenFailureProps) {
  const isGone = error instanceof ApiError && error.status === 404;
  const known = chosen
    ? `The balance of ${chosen.username} may be an old one: it could not be loaded.`
    : 'The chosen user could not be loaded.';
  return (
    <div role="alert" className="row wrap apart text-alarm-text admin-coins__failure">
      <p>{isGone ? 'There is no such user any more. Please choose another one.' : known}</p>
      {!isGone && (
        <Button size="small" isPending={isRetrying} pendingLabel="Loading..." onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Shows the user's balance now and after the change. */
function Outlook({ user, amount }: { user: AdminUser; amount: number }) {
  const after = user.coins + amount;
  return (
    <p className="row gap-12 admin-coins__outlook">
      <UserFace user={user} />
      <b className="grow ellipsis">{user.username}</b>
      <b className="figure">
        <span className="visually-hidden">has </span>
        {user.coins.toLocaleString('en-US')}
      </b>
      <ArrowRight size={18} aria-hidden="true" />
      <span className="visually-hidden">will have</span>
      {after < 0 ? <b className="text-alarm-text">too few</b> : <CoinAmount amount={after} />}
    </p>
  );
}

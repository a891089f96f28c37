import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CoinsIcon from 'lucide-react/icons/coins';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureOf, invalidateDashboard } from '../../../api/admin';
import { changeCoins } from '../../../api/admin-coins';
import type { CoinChange } from '../../../api/admin-coins';
import { adminUserQuery } from '../../../api/admin-users';
import { ApiError } from '../../../api/api-error';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { AdminUser } from '../../../api/types';
import { newRequestKey } from '../../../lib/request-key';
import { Button } from '../../../ui/button';
import { CoinAmount } from '../../../ui/coin-amount';
import { TextField } from '../../../ui/field';
import { Plate, PlateHead } from '../../../ui/plate';
import { dismissFailures, toast } from '../../../ui/toast';
import { UserFace } from '../users/user-parts';
import { UserPicker } from './user-picker';

const LONGEST_REASON = 150;

/** The form 'Modify User Coins' (§2, §5). */
export function ModifyCoinsForm() {
  const box = useRef<HTMLFormElement>(null);
  // The button that was pressed is of no use until somebody else is chosen.
  const { chosen, amount, amountText, reason, error, isPending, ...form } = useCoinsForm(() =>
    box.current?.focus(),
  );
  return (
    <Plate aria-labelledby="modify-coins">
      <PlateHead id="modify-coins" title="Modify User Coins" livery="gold" />
      <form
        ref={box}
        tabIndex={-1}
        noValidate
        className="admin-coins__form"
        aria-labelledby="modify-coins"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) form.submit();
        }}
      >
        <UserPicker chosen={chosen} onChoose={form.choose} />
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
          maxLength={LONGEST_REASON}
          hint="The user and the audit log are told."
          value={reason}
          onChange={({ target }) => form.setReason(target.value)}
        />
        {chosen && <Outlook user={chosen} amount={amount} />}
        <Button
          type="submit"
          variant="go"
          isWide
          disabled={chosen === null}
          isPending={isPending}
          pendingLabel="Processing..."
        >
          Update Coins
        </Button>
      </form>
    </Plate>
  );
}

function useCoinsForm(whenDone: () => void) {
  const { chosen, choose } = useChosenUser();
  const [amountText, setAmountText] = useState('');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useCoinChange(() => {
    choose(null);
    setAmountText('');
    setReason('');
    whenDone();
  });
  // §5: read as an integer; what is no number counts as 0.
  const amount = Number.parseInt(amountText, 10) || 0;
  const submit = (): void => {
    dismissFailures();
    if (chosen === null) {
      toast({ title: 'Error', description: 'Please select a user.', variant: 'destructive' });
      return;
    }
    const problem = problemOf(chosen, amount);
    setError(problem);
    if (problem === null) mutate({ userId: chosen.id, amount, reason: reason.trim() });
  };
  return {
    ...{ chosen, amount, amountText, reason, error, isPending, submit, setReason },
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

/** What the balance is and what it would be. */
function Outlook({ user, amount }: { user: AdminUser; amount: number }) {
  const after = user.coins + amount;
  return (
    <p className="admin-coins__outlook">
      <UserFace user={user} />
      <b>{user.username}</b>
      <b className="figure">
        <span className="visually-hidden">has </span>
        {user.coins.toLocaleString('en-US')}
      </b>
      <ArrowRight size={18} aria-hidden="true" />
      <span className="visually-hidden">will have</span>
      {after < 0 ? <b className="admin-coins__short">too few</b> : <CoinAmount amount={after} />}
    </p>
  );
}

function problemOf({ username, coins }: AdminUser, amount: number): string | null {
  if (amount === 0) return 'An amount of 0 changes nothing.';
  if (coins + amount >= 0) return null;
  return `${username} has ${coins.toLocaleString('en-US')} coins: no more than that can be taken away.`;
}

/** Who is chosen stands in the address, so that the Users tab leads here with somebody chosen already (§2). */
function useChosenUser() {
  const [params, setParams] = useSearchParams();
  const id = Number(/^[1-9]\d{0,8}$/.exec(params.get('user') ?? '')?.[0] ?? 0);
  const { data } = useQuery({ ...adminUserQuery(id), enabled: id > 0 });
  return {
    chosen: id > 0 ? (data ?? null) : null,
    choose: (user: AdminUser | null) => {
      setParams(user ? { tab: 'coins', user: String(user.id) } : { tab: 'coins' }, {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}

/** Sends a change once: the same wish sent again after no answer has the same key. */
function useCoinChange(whenDone: () => void) {
  const client = useQueryClient();
  const attempt = useRef<{ wish: string; key: string } | null>(null);
  return useOneAtATime(
    useMutation({
      mutationFn: (change: CoinChange) => {
        const wish = JSON.stringify(change);
        if (attempt.current?.wish !== wish) attempt.current = { wish, key: newRequestKey() };
        return changeCoins(change, attempt.current.key);
      },
      onSuccess: async (_coins, { amount }) => {
        attempt.current = null;
        whenDone();
        const description = `User coins have been updated by ${amount.toLocaleString('en-US')}.`;
        toast({ title: 'Coins Modified', description, variant: 'success' });
        await invalidateDashboard(client);
      },
      onError: async (error) => {
        // A refusal is decided; without an answer the change may have been made, and is asked for under its key again.
        if (error instanceof ApiError && error.status < 500) attempt.current = null;
        toast({ title: 'Error Modifying Coins', description: failureOf(error), variant: 'destructive' });
        await invalidateDashboard(client);
      },
    }),
  );
}

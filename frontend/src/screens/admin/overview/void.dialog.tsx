import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { failureOf, invalidateDashboard } from '../../../api/admin';
import { voidRound } from '../../../api/admin-rounds';
import { useOneAtATime } from '../../../api/one-at-a-time.hook';
import type { AdminRound } from '../../../api/types';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/field';
import { toast, toastFailure } from '../../../ui/toast';
import { counted } from '../shared/counted';

/** Limit of the server. */
const MAX_REASON_LENGTH = 200;

/** Asks for confirmation and a reason before a round is voided, which cannot be undone. */
export function VoidDialog({ round, onClose }: { round: AdminRound; onClose: () => void }) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending } = useOneAtATime(
    useMutation({
      mutationFn: () => voidRound(round.round, reason.trim()),
      onSuccess: async ({ coinsMissing }) => {
        toast({ title: 'Round Voided', description: takenText(round, coinsMissing), variant: 'success' });
        onClose();
        await invalidateDashboard(client);
      },
      onError: (error) => toastFailure('Error Voiding Round', failureOf(error)),
    }),
  );
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isPending) return;
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') mutate(undefined);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title="Void this round?"
      description={
        `${round.username} loses the ${counted(round.coins, 'coin')} of this round of ` +
        `${round.gameName}, as far as they are unspent, and its place on the boards. This action cannot be undone.`
      }
    >
      <form className="column void-dialog" onSubmit={send}>
        <TextField
          label="Reason"
          name="reason"
          autoComplete="off"
          maxLength={MAX_REASON_LENGTH}
          hint="It is kept in the audit log."
          value={reason}
          error={isMissing ? 'Say why the round is voided.' : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="dialog__actions">
          <Button size="small" onClick={() => !isPending && onClose()}>
            Cancel
          </Button>
          <Button type="submit" size="small" variant="danger" isPending={isPending} pendingLabel="Voiding...">
            Void Round
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function takenText({ username, coins }: AdminRound, coinsMissing: number): string {
  const taken = coins - coinsMissing;
  const spent = `${coinsMissing.toLocaleString('en-US')} ${coinsMissing === 1 ? 'was' : 'were'} spent already`;
  const missing = coinsMissing > 0 ? ` ${spent} and ${coinsMissing === 1 ? 'is' : 'are'} noted.` : '';
  return `${counted(taken, 'coin')} ${taken === 1 ? 'was' : 'were'} taken back from ${username}.${missing}`;
}

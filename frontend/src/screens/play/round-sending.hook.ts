import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { decisionKey } from '../../offline/decision';
import type { Decision } from '../../offline/decision';
import { sendNow } from '../../offline/round-sender';
import type { WaitingRound } from '../../offline/waiting-round';
import { dismissToasts, toast } from '../../ui/toast';

/** A round that was played to its end, as the screen shows it. */
export interface PlayedRound {
  round: WaitingRound;
  /** The member's best before this round; null without one, and while it is not known. */
  previousBest: number | null;
  /** Whether the score beats the stored one, as far as this page knows; the verdict has the last word (§4). */
  isRecord: boolean;
  bestCombo: number;
}

export interface RoundSending {
  /** What became of the round; undefined while it waits. */
  decision: Decision | undefined;
  /** Why the last try failed. */
  error: Error | null;
  isPending: boolean;
  /** Sends a round that is in the box; sending it twice does no harm. */
  send: (round: WaitingRound) => void;
  reset: () => void;
}

/** Sends the shown round and follows what becomes of it, whoever sent it: also the background does, after a failure. */
export function useRoundSending(shownRound: string | undefined): RoundSending {
  const client = useQueryClient();
  const { data: decision } = useQuery<Decision>({
    queryKey: decisionKey(shownRound ?? ''),
    queryFn: skipToken,
  });
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (round: WaitingRound) => sendNow(client, round),
    // What an earlier try could not do is being done.
    onMutate: () => dismissToasts((variant) => variant === 'destructive'),
    onSuccess: (made) => {
      if (made.kind === 'turned-down') tellFailure(new Error(made.sentence));
    },
    onError: tellFailure,
  });
  return { decision, error, isPending, send: mutate, reset };
}

function tellFailure(error: Error): void {
  console.error('Failed to update game stats', error);
  const isSignedOut = error instanceof ApiError && error.status === 401;
  toast({
    title: 'Failed to update game stats',
    description: isSignedOut
      ? 'Please sign in again. Your round is kept here and sent then.'
      : 'Please try again later.',
    variant: 'destructive',
  });
}

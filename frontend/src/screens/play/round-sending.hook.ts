import { useEffect } from 'react';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { onOutboxChange } from '../../offline/outbox-changes';
import { roundOutcomeKey } from '../../offline/round-outcome';
import type { RoundOutcome } from '../../offline/round-outcome';
import { waitingRoundsOf } from '../../offline/round-outbox';
import { sendNow } from '../../offline/round-sender';
import { showUnsentToast } from '../../offline/sending-toast';
import type { WaitingRound } from '../../offline/waiting-round';
import { dismissToasts } from '../../ui/toast';
import type { OwnFigures } from './own-figures';

/** A round that was played to its end, as the screen shows it. */
export interface PlayedRound {
  round: WaitingRound;
  /** Whether it was only for fun: it is neither kept nor sent. */
  isPractice: boolean;
  /** The member's best before this round; null without one, and while it is not known. */
  previousBest: number | null;
  /** Whether the score beats the stored one, as far as this page knows; the verdict has the last word (§4). */
  isRecord: boolean;
  bestCombo: number;
  /** Sixtieths of a second. */
  ticks: number;
  /** The game's own figures at the end. */
  figures: OwnFigures;
  /** What proves it, and shows it again. */
  log: string;
}

export interface RoundSending {
  /** What became of the round; undefined while it waits. */
  roundOutcome: RoundOutcome | undefined;
  /** Why the last try failed. */
  error: Error | null;
  isPending: boolean;
  /** Sends a round that is in the outbox; sending it twice does no harm. */
  send: (round: WaitingRound) => void;
  reset: () => void;
}

/** Whether the round waits because nobody answered at all. */
export function isCutOff({ roundOutcome, error, isPending }: RoundSending): boolean {
  return roundOutcome === undefined && error !== null && !isPending && !(error instanceof ApiError);
}

/** Sends the shown round and follows what becomes of it, whoever sent it: also the background does, after a failure. */
export function useRoundSending(shownRound: string | undefined): RoundSending {
  const client = useQueryClient();
  const { data: roundOutcome } = useQuery<RoundOutcome>({
    queryKey: roundOutcomeKey(shownRound ?? ''),
    queryFn: skipToken,
  });
  const { mutate, error, isPending, reset, variables } = useMutation({
    mutationFn: (round: WaitingRound) => sendNow(client, round),
    // What an earlier try could not do is being done.
    onMutate: () => dismissToasts((variant) => variant === 'destructive'),
    onSuccess: (made) => {
      if (made.kind === 'turned-down') showUnsentToast(new Error(made.sentence), 'round');
    },
    onError: (failure) => showUnsentToast(failure, 'round'),
  });
  const waiting = roundOutcome === undefined && error !== null ? variables : undefined;
  useSentElsewhere(waiting, mutate);
  return { roundOutcome, error, isPending, send: mutate, reset };
}

/** Another tab may have sent the round that this one shows: asked again, the server says the same. */
function useSentElsewhere(waiting: WaitingRound | undefined, send: (round: WaitingRound) => void): void {
  useEffect(() => {
    if (waiting === undefined) return undefined;
    const ask = async (): Promise<void> => {
      const isInOutbox = (await waitingRoundsOf(waiting.userId)).some(({ id }) => id === waiting.id);
      if (!isInOutbox) send(waiting);
    };
    return onOutboxChange((change, isElsewhere) => {
      if (change === 'decided' && isElsewhere) void ask();
    });
  }, [waiting, send]);
}

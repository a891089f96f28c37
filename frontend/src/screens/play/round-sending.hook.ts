import { useEffect } from 'react';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { roundOutcomeKey } from '../../offline/round-outcome';
import type { RoundOutcome } from '../../offline/round-outcome';
import { roundOutbox } from '../../offline/round-outbox';
import { sendNow } from '../../offline/round-sender';
import { showUnsentToast } from '../../offline/sending-toast';
import type { PlayedRound } from '../../offline/played-round';
import { dismissToasts } from '../../ui/toast';
import type { OwnFigures } from './own-figures';

/** The member's best round of a game. */
export interface BestRound {
  score: number;
  /** Sixtieths of a second, where the faster of two equal scores wins; null in other games. */
  ticks: number | null;
}

/** A round that has just ended: what was played, and what the screen shows besides. */
export interface EndedRound {
  round: PlayedRound;
  /** True for practice, which is neither stored nor sent. */
  isPractice: boolean;
  /** The member's best before this round; null without one, and until it is loaded. */
  previousBest: BestRound | null;
  /** Whether the round beats the best known to this page; the verdict decides (§4). */
  isRecord: boolean;
  bestCombo: number;
  /** Sixtieths of a second. */
  ticks: number;
  /** The game's own figures at the end. */
  figures: OwnFigures;
}

export interface RoundSending {
  /** Undefined while the round waits. */
  roundOutcome: RoundOutcome | undefined;
  /** Error of the last attempt. */
  error: Error | null;
  isPending: boolean;
  /** Sends a round of the outbox. Idempotent. */
  send: (round: PlayedRound) => void;
  reset: () => void;
}

/** Returns true if the round waits because no server answered. */
export function isCutOff({ roundOutcome, error, isPending }: RoundSending): boolean {
  return roundOutcome === undefined && error !== null && !isPending && !(error instanceof ApiError);
}

/** Sends the shown round and follows its outcome, also if the background sync sends it after a failure. */
export function useRoundSending(shownRound: string | undefined): RoundSending {
  const client = useQueryClient();
  const { data: roundOutcome } = useQuery<RoundOutcome>({
    queryKey: roundOutcomeKey(shownRound ?? ''),
    queryFn: skipToken,
  });
  const { mutate, error, isPending, reset, variables } = useMutation({
    mutationFn: (round: PlayedRound) => sendNow(client, round),
    // The retry makes earlier error toasts obsolete.
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

/** Sends the shown round again if another tab has sent it: the server's answer is the same. */
function useSentElsewhere(waiting: PlayedRound | undefined, send: (round: PlayedRound) => void): void {
  useEffect(() => {
    if (waiting === undefined) return undefined;
    const ask = async (): Promise<void> => {
      const isInOutbox = (await roundOutbox.waitingOf(waiting.userId)).some(({ id }) => id === waiting.id);
      if (!isInOutbox) send(waiting);
    };
    return roundOutbox.onChange((change, isElsewhere) => {
      if (change === 'gone' && isElsewhere) void ask();
    });
  }, [waiting, send]);
}

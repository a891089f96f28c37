import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { decisionKey } from '../../offline/decision';
import type { Decision } from '../../offline/decision';
import { keepRound } from '../../offline/round-box';
import { sendNow } from '../../offline/round-sender';
import type { WaitingRound } from '../../offline/waiting-round';
import { toast } from '../../ui/toast';

/**
 * Hands a watched race in and follows what becomes of it, whoever sends it: also the background does, after a failure.
 * It is written down before it is sent, so that nothing that happens on the way can lose it.
 */
export function useRaceSending(shownRound: string | undefined) {
  const client = useQueryClient();
  const { data: decision } = useQuery<Decision>({
    queryKey: decisionKey(shownRound ?? ''),
    queryFn: skipToken,
  });
  const { mutate, error, reset, isPending } = useMutation({
    mutationFn: async (round: WaitingRound) => {
      await keepRound(round);
      return sendNow(client, round);
    },
    onSuccess: (made) => {
      if (made.kind === 'turned-down') tellFailure(new Error(made.sentence));
    },
    onError: tellFailure,
  });
  return { decision, error, isPending, send: mutate, reset };
}

/** §8. */
function tellFailure(error: Error): void {
  console.error('Failed to update game stats', error);
  const isSignedOut = error instanceof ApiError && error.status === 401;
  toast({
    title: 'Failed to update game stats',
    description: isSignedOut
      ? 'Please sign in again. Your race is kept here and sent then.'
      : 'Please try again later.',
    variant: 'destructive',
  });
}

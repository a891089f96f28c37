import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { decisionKey } from '../../offline/decision';
import type { Decision } from '../../offline/decision';
import { keepRound } from '../../offline/round-box';
import { sendNow } from '../../offline/round-sender';
import { tellUnsent } from '../../offline/sending-toast';
import type { WaitingRound } from '../../offline/waiting-round';

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
      if (made.kind === 'turned-down') tellUnsent(new Error(made.sentence), 'race');
    },
    onError: (failure) => tellUnsent(failure, 'race'),
  });
  return { decision, error, isPending, send: mutate, reset };
}

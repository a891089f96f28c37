import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { roundOutcomeKey } from '../../offline/round-outcome';
import type { RoundOutcome } from '../../offline/round-outcome';
import { storeRound } from '../../offline/round-outbox';
import { sendNow } from '../../offline/round-sender';
import { showUnsentToast } from '../../offline/sending-toast';
import type { WaitingRound } from '../../offline/waiting-round';

/**
 * Hands a watched race in and follows what becomes of it, whoever sends it: also the background does, after a failure.
 * It is written down before it is sent, so that nothing that happens on the way can lose it.
 */
export function useRaceSending(shownRound: string | undefined) {
  const client = useQueryClient();
  const { data: roundOutcome } = useQuery<RoundOutcome>({
    queryKey: roundOutcomeKey(shownRound ?? ''),
    queryFn: skipToken,
  });
  const { mutate, error, reset, isPending } = useMutation({
    mutationFn: async (round: WaitingRound) => {
      await storeRound(round);
      return sendNow(client, round);
    },
    onSuccess: (made) => {
      if (made.kind === 'turned-down') showUnsentToast(new Error(made.sentence), 'race');
    },
    onError: (failure) => showUnsentToast(failure, 'race'),
  });
  return { roundOutcome, error, isPending, send: mutate, reset };
}

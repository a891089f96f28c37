import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { roundOutcomeKey } from '../../offline/round-outcome';
import type { RoundOutcome } from '../../offline/round-outcome';
import { storeRound } from '../../offline/round-outbox';
import { sendNow } from '../../offline/round-sender';
import { showUnsentToast } from '../../offline/sending-toast';
import type { PlayedRound } from '../../offline/played-round';

/**
 * Submits a watched race and follows its outcome, also if the background sync sends it after a failure. The
 * race is stored before it is sent, so that it cannot be lost on the way.
 */
export function useRaceSending(shownRound: string | undefined) {
  const client = useQueryClient();
  const { data: roundOutcome } = useQuery<RoundOutcome>({
    queryKey: roundOutcomeKey(shownRound ?? ''),
    queryFn: skipToken,
  });
  const { mutate, error, reset, isPending } = useMutation({
    mutationFn: async (round: PlayedRound) => {
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

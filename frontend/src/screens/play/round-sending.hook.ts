import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import { invalidateAfterRound, sendRound } from '../../api/games';
import type { FinishedRound, Verdict } from '../../api/types';
import { toast } from '../../ui/toast';

/** A round that was played to its end, as the screen shows it until the verdict is there. */
export interface PlayedRound {
  /** The member who played; nobody else may hand it in. */
  userId: number;
  report: FinishedRound;
  score: number;
  /** What the rules pay for it, should the server prove it. */
  coins: number;
  /** The member's best before this round. */
  previousBest: number | null;
  bestCombo: number;
}

const sendingKey = 'send-round';

/**
 * Hands played rounds in. One that could not be sent stays in memory, also when the player looks elsewhere on the
 * site: `unsentRound` finds it again, and sending it once more gives the same verdict.
 */
export function useRoundSending(): UseMutationResult<Verdict, Error, PlayedRound> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [sendingKey],
    gcTime: Infinity,
    mutationFn: ({ report }: PlayedRound) => sendRound(report),
    onSuccess: (_verdict, { report }) => {
      forgetUnsent(client, report.round);
      void invalidateAfterRound(client);
    },
    onError: (error) => {
      console.error('Failed to update game stats', error);
      toast({
        title: 'Failed to update game stats',
        description: 'Please try again later.',
        variant: 'destructive',
      });
    },
  });
}

/**
 * Tells whether sending again may help: not when the server understood the round's request and turned it down, which
 * it will do again.
 */
export function isWorthSendingAgain(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || [401, 408, 425, 429].includes(error.status);
}

/** Gives the member's round of this game that is still to be sent. */
export function unsentRound(client: QueryClient, userId: number, gameName: string): PlayedRound | undefined {
  return failedSendings(client)
    .map((mutation) => mutation.state.variables as PlayedRound)
    .findLast((played) => played.userId === userId && played.report.gameName === gameName);
}

function forgetUnsent(client: QueryClient, round: string | undefined): void {
  for (const mutation of failedSendings(client)) {
    const played = mutation.state.variables as PlayedRound;
    if (played.report.round === round) client.getMutationCache().remove(mutation);
  }
}

function failedSendings(client: QueryClient) {
  const failed = client.getMutationCache().findAll({ mutationKey: [sendingKey], status: 'error' });
  return failed.filter((mutation) => isWorthSendingAgain(mutation.state.error));
}

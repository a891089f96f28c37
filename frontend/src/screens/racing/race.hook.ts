import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { racingSimulator } from 'game-scenes/rules';
import { gameStatsQuery } from '../../api/games';
import type { User } from '../../api/types';
import { useCurrentGame } from '../../lib/current-game';
import type { PlayedRound } from '../../offline/played-round';
import { roundOutcomeKey } from '../../offline/round-outcome';
import type { RoundOutcome } from '../../offline/round-outcome';
import { storeRound } from '../../offline/round-outbox';
import { sendNow } from '../../offline/round-sender';
import { showUnsentToast } from '../../offline/sending-toast';
import { dismissToasts } from '../../ui/toast';
import { watchedRound } from './race';
import type { Race } from './race';
import { useRaceClock } from './race-clock.hook';
import { startFailure, useStartingRace } from './starting-race.hook';

export type RaceWatch = ReturnType<typeof useRace>;

/** `unsent`: sending the result failed. `done`: the race is settled and the next one may start. */
export type RacePhase = 'idle' | 'starting' | 'running' | 'sending' | 'unsent' | 'done';

/** State of one race after another, from idle to the verdict (§4). */
export function useRace(user: User | null) {
  const [race, setRace] = useState<Race | null>(null);
  const best = useBest(user);
  const sending = useRaceSending(race?.entry?.ticket.round);
  const begin = (next: Race): void => {
    sending.reset();
    dismissToasts((variant) => variant !== 'destructive');
    setRace(next);
  };
  const starting = useStartingRace(user, begin);
  const handIn = ({ entry: ended, ...rest }: Race): void => {
    if (ended !== null) sending.send(watchedRound({ ...rest, entry: ended }, best));
  };
  const second = useRaceClock(race, handIn);
  const isOver = race !== null && second >= race.run.seconds;
  const phaseOf = (): RacePhase => {
    if (starting.isPending) return 'starting';
    if (race === null) return 'idle';
    if (!isOver) return 'running';
    if (race.entry === null || sending.roundOutcome !== undefined) return 'done';
    return sending.error !== null && !sending.isPending ? 'unsent' : 'sending';
  };
  useCurrentGame(user !== null && race !== null && !isOver ? racingSimulator.name : null);

  return {
    race,
    best,
    second,
    isOver,
    moment: race?.run.moments[second] ?? null,
    phase: phaseOf(),
    roundOutcome: sending.roundOutcome,
    trouble: starting.error && startFailure(starting.error),
    start: () => starting.mutate(),
    sendAgain: () => {
      if (race !== null) handIn(race);
    },
  };
}

/** Returns the member's best score of the simulator; null without one, and for visitors. */
function useBest(user: User | null): number | null {
  const { data, error } = useQuery({ ...gameStatsQuery, enabled: user !== null });
  useEffect(() => {
    // §8: only logged. Racing works without the best score.
    if (error !== null) console.error('Failed to fetch game stats', error);
  }, [error]);
  return data?.find(({ gameName }) => gameName === racingSimulator.name)?.highScore ?? null;
}

/**
 * Submits a watched race and follows its outcome, also if the background sync sends it after a failure. The
 * race is stored before it is sent, so that it cannot be lost on the way.
 */
function useRaceSending(shownRound: string | undefined) {
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

import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { RunMoment } from 'game-scenes/rules';
import { racingSimulator } from 'game-scenes/rules';
import { gameStatsQuery } from '../../api/games';
import type { User } from '../../api/types';
import { useCurrentGame } from '../../lib/current-game';
import { dismissToasts } from '../../ui/toast';
import { watchedRound } from './race';
import type { Race } from './race';
import { useRaceClock } from './race-clock.hook';
import { useRaceSending } from './race-sending.hook';
import { startFailure, useStartingRace } from './starting-race.hook';

export type RaceWatch = ReturnType<typeof useRace>;

/** `unsent`: sending the result failed. `done`: the race is settled and the next one may start. */
export type RacePhase = 'idle' | 'starting' | 'running' | 'sending' | 'unsent' | 'done';

/** State of one race after another, from idle to the verdict (§4). */
export function useRace(user: User | null) {
  const [race, setRace] = useState<Race | null>(null);
  const best = useBest(user);
  const entry = race?.entry ?? null;
  const sending = useRaceSending(entry?.ticket.round);
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
  useCurrentGame(user !== null && race !== null && !isOver ? racingSimulator.name : null);

  return {
    race,
    best,
    second,
    isOver,
    moment: momentAt(race, second),
    phase: phaseOf({ race, isOver, isStarting: starting.isPending, sending }),
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

function momentAt(race: Race | null, second: number): RunMoment | null {
  return race?.run.moments[second] ?? null;
}

interface PhaseFacts {
  race: Race | null;
  isOver: boolean;
  isStarting: boolean;
  sending: Pick<ReturnType<typeof useRaceSending>, 'roundOutcome' | 'error' | 'isPending'>;
}

function phaseOf({ race, isOver, isStarting, sending }: PhaseFacts): RacePhase {
  if (isStarting) return 'starting';
  if (race === null) return 'idle';
  if (!isOver) return 'running';
  if (race.entry === null || sending.roundOutcome !== undefined) return 'done';
  return sending.error !== null && !sending.isPending ? 'unsent' : 'sending';
}

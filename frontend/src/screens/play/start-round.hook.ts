import { useEffect, useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { mountGame } from 'game-scenes/scenes';
import { messageOf } from '../../api/api-error';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import { markRestarted } from '../../offline/prefetched-tickets';
import { leaveRound } from '../../offline/round-outbox';
import { RoundWaitsError, ticketForRound } from '../../offline/round-ticket';
import type { RoundTicket } from '../../offline/round-ticket';
import { loadScenes } from '../../stage/load-scenes';
import type { RoundOwner } from './round-sync.hook';

/** A round in progress: its ticket and the function that mounts the game. */
export interface RunningRound extends RoundTicket {
  mountGame: typeof mountGame;
  /** True for a round that follows one that was left for it. */
  isRestart: boolean;
}

const noReason = 'The round could not start. Check the connection and try again.';

/** Prepares rounds and restarts, one at a time: a second ticket would invalidate the first. */
export function useStartRound(
  owner: RoundOwner,
  onStart: (round: RunningRound) => void,
  onTrouble: (sentence: string) => void,
) {
  const client = useQueryClient();
  const follow = useLeaving();
  const start = useMutation({
    mutationFn: (isRestart: boolean) => prepareRound(client, owner, isRestart),
    onSuccess: (round) => {
      follow(round);
      onStart(round);
    },
    onError: (error) =>
      onTrouble(error instanceof RoundWaitsError ? error.message : messageOf(error, noReason)),
  });
  return useOneAtATime(start);
}

/**
 * Marks the previous round as left when another one begins or the screen unmounts, unless it was finished.
 */
function useLeaving(): (next: RunningRound) => void {
  const place = useRef<{ isHere: boolean; round: string | null }>({ isHere: true, round: null });
  useEffect(() => {
    const { current } = place;
    current.isHere = true;
    return () => {
      current.isHere = false;
      if (current.round !== null) leaveRound(current.round);
    };
  }, []);
  return ({ ticket: { round }, isRestart }) => {
    const { current } = place;
    if (current.round !== null) void leaveFor(current.round, isRestart);
    current.round = round;
    if (!current.isHere) leaveRound(round);
  };
}

/** A restart is remembered first: a ticket that is left can be returned at any time. */
async function leaveFor(round: string, isRestart: boolean): Promise<void> {
  if (isRestart) await markRestarted(round);
  leaveRound(round);
}

/** Loads the game's code before the ticket: an unplayable ticket would count as abandoned. */
async function prepareRound(
  client: QueryClient,
  owner: RoundOwner,
  isRestart: boolean,
): Promise<RunningRound> {
  const { mountGame } = await loadScenes();
  return { ...(await ticketForRound(client, owner, isRestart)), mountGame, isRestart };
}

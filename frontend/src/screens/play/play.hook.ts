import { useEffect, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GameId, GameRules } from 'game-scenes/rules';
import { GAMES, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { GameHandle, Hud, MountError, RoundResult, mountGame } from 'game-scenes/scenes';
import { messageOf } from '../../api/api-error';
import { gameStatsQuery, startRound } from '../../api/games';
import { useOneAtATime } from '../../api/one-at-a-time.hook';
import type { Ticket, User } from '../../api/types';
import { dismissToasts } from '../../ui/toast';
import { unsentRound, useRoundSending } from './round-sending.hook';
import type { PlayedRound } from './round-sending.hook';
import { announceRound, useRoundElsewhere } from './round-sync.hook';

/** A round in progress: its ticket, and what puts the game on the page. */
export interface RunningRound {
  ticket: Ticket;
  mountGame: typeof mountGame;
}

export type Play = ReturnType<typeof usePlay>;

/**
 * One game from the start panel to the verdict (§4): asks for a ticket and loads the game, keeps the figures of the
 * running round, hands the played round in.
 */
export function usePlay(gameId: GameId, user: User) {
  const game: GameRules = GAMES[gameId];
  const client = useQueryClient();
  const best = useBest(game.name);
  const [running, setRunning] = useState<RunningRound | null>(null);
  const [played, setPlayed] = useState(() => unsentRound(client, user.id, game.name) ?? null);
  const [hud, setHud] = useState<Hud | null>(null);
  const [handle, setHandle] = useState<GameHandle | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const owner = { userId: user.id, gameName: game.name };
  const sending = useRoundSending();
  const begin = (round: RunningRound): void => {
    sending.reset();
    setTrouble(null);
    setHud(null);
    setPlayed(null);
    setIsOvertaken(false);
    setRunning(round);
    announceRound(owner, round.ticket.round);
    // A round wants the whole screen; only what went wrong stays.
    dismissToasts((variant) => variant !== 'destructive');
  };
  const starting = useStarting(game.name, begin, setTrouble);
  useRoundElsewhere(owner, () => {
    if (running === null || played !== null) return;
    setRunning(null);
    setIsOvertaken(true);
  });

  const end = (result: RoundResult): void => {
    if (running === null) return;
    const finished = playedRound({ game, user, ticket: running.ticket, result, best });
    setPlayed(finished);
    sending.mutate(finished);
  };
  const fail = (error: MountError): void => {
    setRunning(null);
    setTrouble(error.message);
  };
  return {
    game,
    best,
    running,
    played,
    hud,
    handle,
    trouble,
    isOvertaken,
    sending,
    starting,
    end,
    fail,
    setHud,
    setHandle,
  };
}

/** Prepares rounds, one at a time: a second ticket would make the first one worthless. */
function useStarting(
  gameName: string,
  onStart: (round: RunningRound) => void,
  onTrouble: (sentence: string) => void,
) {
  const start = useMutation({
    mutationFn: () => prepareRound(gameName),
    onSuccess: onStart,
    onError: (error) =>
      onTrouble(messageOf(error, 'The round could not start. Check the connection and try again.')),
  });
  return useOneAtATime(start);
}

/** The ticket and the game are on the way at the same time; the game's code is loaded once. */
async function prepareRound(gameName: string): Promise<RunningRound> {
  const [ticket, scenes] = await Promise.all([startRound(gameName), import('game-scenes/scenes')]);
  return { ticket, mountGame: scenes.mountGame };
}

/** The member's best score of the game; null without one, and while it is not known. */
function useBest(gameName: string): number | null {
  const { data, error } = useQuery(gameStatsQuery);
  useEffect(() => {
    // §8: only logged. A game is playable without its player's best.
    if (error !== null) console.error('Failed to fetch game stats', error);
  }, [error]);
  return data?.find((stats) => stats.gameName === gameName)?.highScore ?? null;
}

interface RoundEnd {
  game: GameRules;
  user: User;
  ticket: Ticket;
  result: RoundResult;
  best: number | null;
}

function playedRound({ game, user, ticket, result, best }: RoundEnd): PlayedRound {
  const { score, coins, ticks } = result.outcome;
  return {
    userId: user.id,
    score,
    coins,
    previousBest: best,
    bestCombo: result.bestCombo,
    report: {
      gameName: game.name,
      highScore: Math.max(score, best ?? 0),
      timesPlayed: 1,
      timePlayed: Math.round(ticks / TICKS_PER_SECOND),
      round: ticket.round,
      log: result.log,
    },
  };
}

import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { GameId, GameRules } from 'game-scenes/rules';
import { GAMES, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { GameHandle, Hud, MountError, RoundResult } from 'game-scenes/scenes';
import { gameStatsQuery } from '../../api/games';
import type { Ticket, User } from '../../api/types';
import { keepRound, removeRound } from '../../offline/round-box';
import { dismissToasts } from '../../ui/toast';
import { useLeftRound } from './left-round.hook';
import { useRoundSending } from './round-sending.hook';
import type { PlayedRound } from './round-sending.hook';
import { announceRound, useRoundElsewhere } from './round-sync.hook';
import { useStarting } from './starting.hook';
import type { RunningRound } from './starting.hook';

export type Play = ReturnType<typeof usePlay>;

/**
 * One game from the start panel to the verdict (§4): asks for a ticket and loads the game, keeps the figures of the
 * running round, hands the played round in.
 */
export function usePlay(gameId: GameId, user: User) {
  const game: GameRules = GAMES[gameId];
  const owner = { userId: user.id, gameName: game.name };
  const stored = useBest(game.name);
  const [running, setRunning] = useState<RunningRound | null>(null);
  const [played, setPlayed] = useState<PlayedRound | null>(null);
  const [hud, setHud] = useState<Hud | null>(null);
  const [handle, setHandle] = useState<GameHandle | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const isLeft = useLeftRound(owner, running !== null && played === null);
  const sending = useRoundSending(played?.round.id);
  const begin = (round: RunningRound): void => {
    // The player has read why the last round can never count.
    if (sending.decision?.kind === 'turned-down' && played) void removeRound(played.round.id);
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
  const starting = useStarting(owner, begin, setTrouble);
  useRoundElsewhere(owner, () => {
    if (running === null || played !== null) return;
    setRunning(null);
    setIsOvertaken(true);
  });

  const end = (result: RoundResult): void => {
    if (running === null) return;
    const finished = playedRound({ game, user, ticket: running.ticket, result, stored });
    setPlayed(finished);
    // Written down before it is sent, so that nothing that happens on the way can lose it.
    void keepRound(finished.round).then(() => sending.send(finished.round));
  };
  const fail = (error: MountError): void => {
    setRunning(null);
    setTrouble(error.message);
  };
  return {
    user,
    game,
    best: stored.best,
    isLeft,
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

interface StoredBest {
  /** The member's best score of the game; null without one. */
  best: number | null;
  isKnown: boolean;
}

function useBest(gameName: string): StoredBest {
  const { data, error } = useQuery(gameStatsQuery);
  useEffect(() => {
    // §8: only logged. A game is playable without its player's best.
    if (error !== null) console.error('Failed to fetch game stats', error);
  }, [error]);
  const best = data?.find((stats) => stats.gameName === gameName)?.highScore ?? null;
  return { best, isKnown: data !== undefined };
}

interface RoundEnd {
  game: GameRules;
  user: User;
  ticket: Ticket;
  result: RoundResult;
  stored: StoredBest;
}

function playedRound({ game, user, ticket, result, stored: { best, isKnown } }: RoundEnd): PlayedRound {
  const { score, coins, ticks } = result.outcome;
  return {
    previousBest: best,
    isRecord: isKnown && score > (best ?? 0),
    bestCombo: result.bestCombo,
    round: {
      id: ticket.round,
      userId: user.id,
      username: user.username,
      gameName: game.name,
      finishedAt: new Date().toISOString(),
      score,
      coins,
      state: { kind: 'waiting' },
      report: {
        gameName: game.name,
        highScore: Math.max(score, best ?? 0),
        timesPlayed: 1,
        timePlayed: Math.round(ticks / TICKS_PER_SECOND),
        round: ticket.round,
        log: result.log,
      },
    },
  };
}

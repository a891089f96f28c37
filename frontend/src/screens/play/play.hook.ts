import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { GameId, GameRules } from 'game-scenes/rules';
import { GAMES, TICKS_PER_SECOND } from 'game-scenes/rules';
import type { Hud, MountError, RoundResult } from 'game-scenes/scenes';
import { gameRecordQuery, gameStatsQuery } from '../../api/games';
import type { FinishedRound, User } from '../../api/types';
import { storeRound, removeRound } from '../../offline/round-outbox';
import { dismissToasts } from '../../ui/toast';
import { useAbandonedRound } from './abandoned-round.hook';
import { showNoticeToast, showPracticeToast, showStartToast } from './play-toasts';
import { useRoundSending } from './round-sending.hook';
import type { BestRound, EndedRound } from './round-sending.hook';
import { useRoundState } from './round-state.hook';
import { announceRound, useRoundElsewhere } from './round-sync.hook';
import { useStartRound } from './start-round.hook';
import type { RunningRound } from './start-round.hook';
import { useWatching } from './watching.hook';

export type Play = ReturnType<typeof usePlay>;

/**
 * State of one game from the start panel to the verdict (§4): fetches a ticket, loads the game, tracks the
 * running round and submits the played one.
 */
export function usePlay(gameId: GameId, user: User) {
  const game: GameRules = GAMES[gameId];
  const owner = { userId: user.id, gameName: game.name };
  const best = useBest(game);
  const state = useRoundState();
  const { running, played, hud } = state;
  const isLeft = useAbandonedRound(owner, running !== null && played === null);
  const sending = useRoundSending(played?.round.id);
  const watching = useWatching();
  const begin = (round: RunningRound): void => {
    // The player has read why the last round can never count.
    if (sending.roundOutcome?.kind === 'turned-down' && played) void removeRound(played.round.id);
    sending.reset();
    watching.reset();
    state.begin(round);
    // Only a newly issued ticket ends the round of another tab.
    if (round.kind === 'online') announceRound(owner, round.ticket.round);
    // A round needs the whole screen; only error toasts stay.
    dismissToasts((variant) => variant !== 'destructive');
    if (round.kind === 'practice') showPracticeToast();
    else showStartToast(gameId);
  };
  const starting = useStartRound(owner, begin, state.setTrouble);
  useRoundElsewhere(owner, () => {
    if (running !== null && played === null) state.overtake();
  });

  const end = (result: RoundResult): void => {
    if (running === null) return;
    const finished = endedRound(game, user, running, result, best);
    state.setPlayed(finished);
    if (finished.isPractice) return;
    // Store before sending, so that the round cannot be lost on the way.
    void storeRound(finished.round).then(() => sending.send(finished.round));
  };
  const failWatching = (error: MountError): void => {
    watching.leave();
    state.setTrouble(error.message);
  };
  const showHud = (next: Hud): void => {
    showNoticeToast(hud, next);
    state.setHud(next);
  };
  return {
    ...state,
    gameId,
    user,
    game,
    best,
    isLeft,
    sending,
    starting,
    watching,
    end,
    fail: (error: MountError): void => state.fail(error.message),
    failWatching,
    showHud,
  };
}

/** The member's best round of the game; null without one, undefined until it is loaded. */
type Best = BestRound | null | undefined;

function useBest({ name: gameName, coinSource }: GameRules): Best {
  // §7: a race fetches only its own record.
  const { data, error } = useQuery(coinSource === 'racing' ? gameRecordQuery(gameName) : gameStatsQuery);
  useEffect(() => {
    // §8: only logged. The game is playable without the best score.
    if (error !== null) console.error('Failed to fetch game stats', error);
  }, [error]);
  if (data === undefined) return undefined;
  const { highScore = null, bestTicks = null } = data.find((stats) => stats.gameName === gameName) ?? {};
  return highScore === null ? null : { score: highScore, ticks: bestTicks };
}

/** Returns true for more points or, where the time counts, for as many in a shorter round. */
function isBetter({ score, ticks }: { score: number; ticks: number }, best: BestRound | null): boolean {
  if (best === null || score !== best.score) return score > (best?.score ?? 0);
  return best.ticks !== null && ticks < best.ticks;
}

function endedRound(
  game: GameRules,
  user: User,
  { ticket, kind }: RunningRound,
  result: RoundResult,
  best: Best,
): EndedRound {
  const { score, coins, ticks } = result.outcome;
  const isPractice = kind === 'practice';
  // A ticket of earlier rules makes no record.
  const countsNow = ticket.rulesVersion === game.rulesVersion;
  return {
    isPractice,
    previousBest: best ?? null,
    isRecord: !isPractice && countsNow && best !== undefined && isBetter(result.outcome, best),
    bestCombo: result.bestCombo,
    ticks,
    figures: result.figures,
    round: {
      id: ticket.round,
      userId: user.id,
      username: user.username,
      gameName: game.name,
      issuedAt: ticket.issuedAt,
      finishedAt: new Date().toISOString(),
      score,
      coins,
      state: { kind: 'waiting' },
      report: reportOf(game, ticket.round, result, best),
    },
  };
}

/** Returns the report of a played round (§7): score and coins for a race, otherwise the larger high score. */
function reportOf(game: GameRules, round: string, result: RoundResult, best: Best): FinishedRound {
  const { score, coins, ticks } = result.outcome;
  const proof = { gameName: game.name, round, log: result.log };
  if (game.coinSource === 'racing') {
    return { ...proof, score, timePlayed: game.ticksPerRound / TICKS_PER_SECOND, coins };
  }
  return {
    ...proof,
    highScore: Math.max(score, best?.score ?? 0),
    timesPlayed: 1,
    timePlayed: Math.round(ticks / TICKS_PER_SECOND),
  };
}

import { useEffect, useReducer, useState } from 'react';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GameId, GameRules } from 'game-scenes/rules';
import { GAMES } from 'game-scenes/rules';
import type { StageEvent } from 'game-scenes/scenes';
import { ApiError } from '../../api/api-error';
import { gameRecordQuery, gameStatsQuery, watchableRoundQuery } from '../../api/games';
import { FIRST_VIEW, ownStandingQuery } from '../../api/leaderboard';
import { gameProgressQuery } from '../../api/progress';
import type { User, WatchableRound } from '../../api/types';
import type { GameModule, GameResult } from '../../games/game-module';
import type { PlayedRound } from '../../offline/played-round';
import { roundOutcomeKey } from '../../offline/round-outcome';
import type { RoundOutcome } from '../../offline/round-outcome';
import { removeRound, roundOutbox, storeRound } from '../../offline/round-outbox';
import { sendNow } from '../../offline/round-sender';
import { showUnsentToast } from '../../offline/sending-toast';
import { useStageControls } from '../../stage/stage';
import { toast, dismissToasts } from '../../ui/toast';
import { useAbandonedRound } from './abandoned-round.hook';
import { endedRound } from './ended-round';
import type { Best } from './ended-round';
import { firstPhase, nextPhase, overIn, roundIn } from './phase';
import { showNoticeToast, showPracticeToast } from './play-toasts';
import { useRoundMoments } from './round-moments.hook';
import { announceRound, useRoundElsewhere } from './round-sync.hook';
import { useStartRound } from './start-round.hook';
import type { RunningRound } from './start-round.hook';

export type Play = ReturnType<typeof usePlay>;
export type RoundSending = ReturnType<typeof useRoundSending>;

/**
 * One game from the start panel to the verdict (§4): fetches a ticket, loads the game, follows the round and
 * sends the played one.
 */
export function usePlay(gameId: GameId, module: GameModule, user: User) {
  const game: GameRules = GAMES[gameId];
  const owner = { userId: user.id, gameName: game.name };
  const [phase, dispatch] = useReducer(nextPhase, firstPhase);
  const controls = useStageControls();
  const show = useOverShow(module);
  const best = useBest(game);
  const progress = useQuery(gameProgressQuery(game.name));
  const isLeft = useAbandonedRound(owner, phase.kind === 'playing');
  const shown = roundIn(phase)?.ticket.round ?? '';
  const sending = useRoundSending(shown);
  const begin = (round: RunningRound): void => {
    // The player has read why the last round can never count.
    if (sending.roundOutcome?.kind === 'turned-down') void removeRound(shown);
    sending.reset();
    dispatch({ kind: 'begun', round });
    show.load();
    // Only a newly issued ticket ends the round of another tab.
    if (round.kind === 'online') announceRound(owner, round.ticket.round);
    // A round needs the whole screen; only error toasts stay.
    dismissToasts((variant) => variant !== 'destructive');
    if (round.kind === 'practice') showPracticeToast(round.reason);
    else if (module.startToast) toast(module.startToast);
  };
  const starting = useStartRound(owner, begin, (sentence) => dispatch({ kind: 'not-begun', sentence }));
  useRoundElsewhere(owner, () => dispatch({ kind: 'superseded' }));

  /** Leaves the round for a new one. It stays, paused, where there is none. */
  const restart = (): void => {
    controls.gameRef.current?.pause();
    starting.mutate(true);
  };

  /** Follows the game on the stage. The end of a played round stores and sends it; that of a watched one does not. */
  const follow = (event: StageEvent): void => {
    if (phase.kind !== 'playing') return dispatch(event);
    if (event.kind === 'restart') return restart();
    if (event.kind === 'hud') showNoticeToast(phase.hud, event.hud);
    if (event.kind !== 'ended') return dispatch(event);
    const ended = endedRound(game, user, phase.round, event.result, best, progress.data);
    dispatch({ kind: 'played', ended });
    // Store before sending, so that the round cannot be lost on the way.
    if (!ended.isPractice) void storeRound(ended.round).then(() => sending.send(ended.round));
  };
  const ended = overIn(phase)?.ended;
  const verdict = sending.roundOutcome?.kind === 'proven' ? sending.roundOutcome.verdict : undefined;
  // The member's progress after the verdict; undefined until the server has told it.
  const isTold = verdict && ended && progress.dataUpdatedAt >= Date.parse(ended.round.finishedAt);
  const after = isTold ? progress.data : undefined;
  // Also while the round is watched: a moment does not wait for the way back.
  useRoundMoments(user, verdict, ended?.before, after);
  return {
    ...{ gameId, module, show: show.value, user, game, best, progress, isLeft, phase, dispatch },
    ...{ sending, verdict, after, starting, restart, follow, controls, bestRound: useBestRound(game) },
  };
}

type OverShow = typeof import('./over-show') & { result: GameResult | undefined };

/**
 * Loads pictures and recap of a game's results during the round, so that they are there at its end. Without them a
 * result shows its figures only.
 */
function useOverShow({ loadResult }: GameModule) {
  const [value, setValue] = useState<OverShow | null>(null);
  const load = async (): Promise<void> => {
    const [{ Backdrop, Ladder }, result] = await Promise.all([import('./over-show'), loadResult?.()]);
    setValue({ Backdrop, Ladder, result });
  };
  return { value, load: () => void (value ?? load().catch(() => undefined)) };
}

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

/** Returns the member's best round of a game with its log; undefined where there is none to compare with. */
function useBestRound({ id }: GameRules): WatchableRound | undefined {
  const { data } = useQuery(ownStandingQuery(FIRST_VIEW));
  const round = data?.bests.find(({ gameId }) => gameId === id)?.round;
  return useQuery({ ...watchableRoundQuery(round ?? ''), enabled: typeof round === 'string' }).data;
}

/** Sends the shown round and follows its outcome, also if the background sync sends it after a failure. */
function useRoundSending(shownRound: string) {
  const client = useQueryClient();
  const { data: roundOutcome } = useQuery<RoundOutcome>({
    queryKey: roundOutcomeKey(shownRound),
    queryFn: skipToken,
  });
  const [hasFailed, setHasFailed] = useState(false);
  const { mutate, error, isPending, reset, variables } = useMutation({
    mutationFn: (round: PlayedRound) => sendNow(client, round),
    // The retry makes earlier error toasts obsolete.
    onMutate: () => dismissToasts((variant) => variant === 'destructive'),
    onSuccess: (made) => {
      if (made.kind === 'turned-down') showUnsentToast(new Error(made.sentence), 'round');
    },
    onError: (failure) => {
      setHasFailed(true);
      showUnsentToast(failure, 'round');
    },
  });
  useSentElsewhere(roundOutcome === undefined && error !== null ? variables : undefined, mutate);
  return {
    /** Undefined while the round waits. */
    roundOutcome,
    /** Error of the last attempt. */
    error,
    /** True once an attempt has failed, also while the next one is on its way. */
    hasFailed,
    isPending,
    /** True if the round waits because no server answered. */
    isCutOff: roundOutcome === undefined && error !== null && !(error instanceof ApiError),
    /** Sends a round of the outbox. Idempotent. */
    send: mutate,
    reset: () => {
      setHasFailed(false);
      reset();
    },
  };
}

/** Sends the shown round again if another tab has sent it: the server's answer is the same. */
function useSentElsewhere(waiting: PlayedRound | undefined, send: (round: PlayedRound) => void): void {
  useEffect(() => {
    if (waiting === undefined) return undefined;
    const ask = async (): Promise<void> => {
      const isInOutbox = (await roundOutbox.waitingOf(waiting.userId)).some(({ id }) => id === waiting.id);
      if (!isInOutbox) send(waiting);
    };
    return roundOutbox.onChange((change, isElsewhere) => {
      if (change === 'gone' && isElsewhere) void ask();
    });
  }, [waiting, send]);
}

import { useEffect, useEffectEvent, useRef } from 'react';
import type { GameId } from 'game-scenes/rules';
import type { GameHandle, Hud, MountError, MountOptions, RoundResult } from 'game-scenes/scenes';
import { prefersReducedMotion } from '../../ui/reduced-motion';
import type { RunningRound } from './start-round.hook';

/** Ticket and mount function of a game. */
export type StagedRound = Pick<RunningRound, 'mountGame'> & { ticket: MountOptions['ticket'] };

interface StageProps {
  gameId: GameId;
  round: StagedRound;
  /** Log to replay when the round is watched instead of played. */
  watchedLog?: string;
  isMuted: boolean;
  onMount: (handle: GameHandle | null) => void;
  onHud: (hud: Hud) => void;
  onEnd: (result: RoundResult) => void;
  onError: (error: MountError) => void;
}

/** Mounts one game per ticket, and destroys it when the round changes. */
export function Stage(props: StageProps) {
  const { gameId, round, watchedLog, isMuted, onMount, onHud, onEnd, onError } = props;
  const box = useRef<HTMLDivElement>(null);
  const isMutedNow = useEffectEvent(() => isMuted);
  const notifyMounted = useEffectEvent(onMount);
  const notifyHud = useEffectEvent(onHud);
  const notifyEnd = useEffectEvent(onEnd);
  const notifyError = useEffectEvent(onError);

  useEffect(() => {
    if (box.current === null) return undefined;
    const handle = round.mountGame(box.current, {
      game: gameId,
      ticket: round.ticket,
      ...(watchedLog === undefined ? {} : { watchedLog }),
      muted: isMutedNow(),
      reducedMotion: prefersReducedMotion(),
      onHud: (hud) => notifyHud(hud),
      onEnd: (result) => notifyEnd(result),
      onError: (error) => notifyError(error),
    });
    notifyMounted(handle);
    return () => {
      handle.destroy();
      notifyMounted(null);
    };
  }, [gameId, round, watchedLog]);

  return <div ref={box} className="play__canvas" />;
}

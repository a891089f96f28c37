import { useEffect, useEffectEvent, useRef } from 'react';
import type { GameId } from 'game-scenes/rules';
import type { GameHandle, Hud, MountError, MountOptions, RoundResult } from 'game-scenes/scenes';
import { prefersReducedMotion } from '../../ui/reduced-motion';
import type { Play } from './play.hook';
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

/**
 * The running round, or the played one being watched. A round that was left to watch it does not come back.
 */
export function RoundStage({ play, gameId, isMuted }: { play: Play; gameId: GameId; isMuted: boolean }) {
  const { running, played, watching } = play;
  if (running === null) return null;
  const shown = { gameId, round: running, isMuted };
  if (watching.isOn && played !== null) {
    return (
      <Stage
        key={watching.take}
        {...shown}
        watchedLog={played.round.report.log ?? ''}
        onMount={watching.mount}
        onHud={watching.setHud}
        onEnd={watching.end}
        onError={play.failWatching}
      />
    );
  }
  if (watching.take > 0) return null;
  return (
    <Stage
      key="round"
      {...shown}
      onMount={play.setHandle}
      onHud={play.showHud}
      onEnd={play.end}
      onError={play.fail}
    />
  );
}

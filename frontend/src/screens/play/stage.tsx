import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import type { GameId } from 'game-scenes/rules';
import type { GameHandle, MountOptions } from 'game-scenes/scenes';
import { prefersReducedMotion } from '../../ui/reduced-motion';
import type { StageEvent } from './phase';
import type { RunningRound } from './start-round.hook';

/** Ticket and mount function of a game. */
export type StagedRound = Pick<RunningRound, 'mountGame'> & { ticket: MountOptions['ticket'] };

/** Holds the handle of the game while it is mounted. */
export type GameRef = RefObject<GameHandle | null>;

interface StageProps {
  gameId: GameId;
  round: StagedRound;
  /** Log to replay when the round is watched instead of played. */
  watchedLog?: string;
  /** Shows a watched round at twice the speed. */
  isFast?: boolean;
  isMuted: boolean;
  gameRef: GameRef;
  onEvent: (event: StageEvent) => void;
}

/** Mounts one game per ticket, and destroys it when the round changes. */
export function Stage({ gameId, round, watchedLog, isFast = false, isMuted, gameRef, onEvent }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onEvent);
  const isMutedNow = useEffectEvent(() => isMuted);

  useEffect(() => {
    if (box.current === null) return undefined;
    const handle = round.mountGame(box.current, {
      game: gameId,
      ticket: round.ticket,
      ...(watchedLog === undefined ? {} : { watchedLog }),
      muted: isMutedNow(),
      reducedMotion: prefersReducedMotion(),
      onHud: (hud) => tell({ kind: 'hud', hud }),
      onEnd: (result) => tell({ kind: 'ended', result }),
      onError: ({ message }) => tell({ kind: 'failed', sentence: message }),
    });
    gameRef.current = handle;
    return () => {
      handle.destroy();
      gameRef.current = null;
    };
  }, [gameId, round, watchedLog, gameRef]);
  useEffect(() => gameRef.current?.setMuted(isMuted), [gameRef, isMuted]);
  useEffect(() => gameRef.current?.setSpeed(isFast ? 2 : 1), [gameRef, isFast]);

  return <div ref={box} className="play__canvas" />;
}

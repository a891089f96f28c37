import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameId } from 'game-scenes/rules';
import type { GameHandle, mountGame, MountOptions, StageEvent } from 'game-scenes/scenes';
import { SOUND_SWITCH, useRememberedSwitch } from '../lib/remembered-switch';
import { alienParts } from '../ui/alien-parts';
import type { Wardrobe } from '../ui/alien-parts';
import { prefersReducedMotion } from '../ui/reduced-motion';

export type StageControls = ReturnType<typeof useStageControls>;

/** Sound and speed of the game on the stage, and its handle while it is mounted. */
export function useStageControls() {
  const gameRef = useRef<GameHandle>(null);
  const [isFast, setIsFast] = useState(false);
  const [isSoundOn, setIsSoundOn] = useRememberedSwitch(SOUND_SWITCH, true);
  return { gameRef, isFast, setIsFast, isSoundOn, setIsSoundOn };
}

interface StageProps {
  gameId: GameId;
  /** Ticket and mount function of a game. */
  round: { mountGame: typeof mountGame } & Pick<MountOptions, 'ticket' | 'isRestart'>;
  /** The member's own best round, with which the played one is compared. */
  best?: MountOptions['best'] | undefined;
  /** Log to replay when the round is watched instead of played. */
  watchedLog?: string | undefined;
  /** What the alien wears whose round it is. */
  wardrobe?: Wardrobe | undefined;
  /** Name of somebody else whose round it is. */
  player?: string | undefined;
  controls: StageControls;
  onEvent: (event: StageEvent) => void;
}

/** Mounts one game per ticket, and destroys it when the round changes. It keeps the wardrobe it was mounted with. */
export function Stage({ gameId, round, best, watchedLog, wardrobe, player, controls, onEvent }: StageProps) {
  const { gameRef, isFast, isSoundOn } = controls;
  const box = useRef<HTMLDivElement>(null);
  const onEventNow = useEffectEvent(onEvent);
  const isMutedNow = useEffectEvent(() => !isSoundOn);
  const bestNow = useEffectEvent(() => best && { best });
  const wornNow = useEffectEvent(() => wardrobe && { alien: alienParts(wardrobe) });

  useEffect(() => {
    if (box.current === null) return undefined;
    const handle = round.mountGame(box.current, {
      game: gameId,
      ticket: round.ticket,
      isRestart: round.isRestart === true,
      ...bestNow(),
      ...(watchedLog === undefined ? {} : { watchedLog }),
      ...wornNow(),
      ...(player !== undefined && { player }),
      muted: isMutedNow(),
      reducedMotion: prefersReducedMotion(),
      onEvent: (event) => onEventNow(event),
    });
    gameRef.current = handle;
    return () => {
      handle.destroy();
      gameRef.current = null;
    };
  }, [gameId, round, watchedLog, player, gameRef]);
  useEffect(() => gameRef.current?.setMuted(!isSoundOn), [gameRef, isSoundOn]);
  // Only a watched round can be fast.
  const speed = isFast && watchedLog !== undefined ? 2 : 1;
  useEffect(() => gameRef.current?.setSpeed(speed), [gameRef, speed]);

  return <div ref={box} />;
}

import { useState } from 'react';
import type { GameHandle, Hud } from 'game-scenes/scenes';

export type Watching = ReturnType<typeof useWatching>;

/** Replay speeds. */
const normalSpeed = 1;
const doubleSpeed = 2;

/** State of watching the just-played round again. Nothing is sent. */
export function useWatching() {
  /** Number of replays started; 0 while the round itself is still on the field. */
  const [take, setTake] = useState(0);
  const [isOn, setIsOn] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [isFast, setIsFast] = useState(false);
  const [hud, setHud] = useState<Hud | null>(null);
  const [handle, setHandle] = useState<GameHandle | null>(null);
  const mount = (next: GameHandle | null): void => {
    next?.setSpeed(isFast ? doubleSpeed : normalSpeed);
    setHandle(next);
  };
  return {
    take,
    isOn,
    isOver,
    isFast,
    hud,
    handle,
    setHud,
    mount,
    begin: (): void => {
      setTake((count) => count + 1);
      setIsOn(true);
      setIsOver(false);
      setHud(null);
    },
    end: (): void => setIsOver(true),
    /** Returns to the result. */
    leave: (): void => setIsOn(false),
    /** Ends watching before a new round. */
    reset: (): void => {
      setTake(0);
      setIsOn(false);
    },
    setFast: (isDouble: boolean): void => {
      setIsFast(isDouble);
      handle?.setSpeed(isDouble ? doubleSpeed : normalSpeed);
    },
  };
}

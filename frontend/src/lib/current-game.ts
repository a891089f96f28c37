import { useEffect } from 'react';
import { sharedValue } from './shared-value';

const game = sharedValue<string | null>(null);

/** Returns the name of the game played in this tab; null for none. */
export const currentGame = game.get;

/** Calls `listener` at every change; returns a stop function. */
export const onGameChange = game.subscribe;

/** Sets the current game while the component is mounted; null for none. */
export function useCurrentGame(name: string | null): void {
  useEffect(() => {
    game.set(name);
    return () => game.set(null);
  }, [name]);
}

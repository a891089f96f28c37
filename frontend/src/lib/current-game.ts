import { useEffect } from 'react';

let game: string | null = null;
const listeners = new Set<() => void>();

/** Returns the name of the game played in this tab; null for none. */
export const currentGame = (): string | null => game;

/** Sets the current game while the component is mounted; null for none. */
export function useCurrentGame(name: string | null): void {
  useEffect(() => {
    note(name);
    return () => note(null);
  }, [name]);
}

/** Calls `listener` at every change; returns a stop function. */
export function onGameChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note(next: string | null): void {
  if (next === game) return;
  game = next;
  for (const listener of [...listeners]) listener();
}

import { useEffect } from 'react';

let game: string | null = null;
const listeners = new Set<() => void>();

/** What is played in this tab: a game's name; null for nothing. */
export const currentGame = (): string | null => game;

/** Notes what is played as long as the component is there; null for nothing. */
export function useCurrentGame(name: string | null): void {
  useEffect(() => {
    note(name);
    return () => note(null);
  }, [name]);
}

/** Calls at every change; returns a stop function. */
export function onGameChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note(next: string | null): void {
  if (next === game) return;
  game = next;
  for (const listener of [...listeners]) listener();
}

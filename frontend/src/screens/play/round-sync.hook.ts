import { useEffect, useEffectEvent } from 'react';

const storageKey = 'round-started';

/** Member and game of a round, as tabs identify it to each other. */
export interface RoundOwner {
  userId: number;
  gameName: string;
}

const nameOf = ({ userId, gameName }: RoundOwner): string => `${userId} ${gameName} `;

/** Notifies other tabs that a round has started, which ends the member's earlier one of that game (§4). */
export function announceRound(owner: RoundOwner, round: string): void {
  try {
    localStorage.setItem(storageKey, nameOf(owner) + round);
  } catch {
    // Storage may be unavailable; the other tab then learns it from the verdict.
  }
}

/** Calls back when another tab has started a round of the same member and game. */
export function useRoundElsewhere(owner: RoundOwner, onStart: () => void): void {
  const tell = useEffectEvent((started: string) => {
    if (started.startsWith(nameOf(owner))) onStart();
  });
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key === storageKey && newValue !== null) tell(newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
}

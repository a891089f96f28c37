import { useEffect, useState } from 'react';
import type { RoundOwner } from './round-sync.hook';

const storageKey = 'round-in-play';

/**
 * Returns true if the player left a round of this game before its end, by a reload or otherwise. A round
 * lives only as long as its page. The round in play is noted in this tab's session storage.
 */
export function useAbandonedRound({ userId, gameName }: RoundOwner, isInPlay: boolean): boolean {
  const name = `${userId} ${gameName}`;
  const [isLeft] = useState(() => roundInPlay() === name);
  // No cleanup on purpose: leaving the screen during a round abandons it.
  useEffect(() => noteRoundInPlay(isInPlay ? name : null), [isInPlay, name]);
  return isLeft;
}

function noteRoundInPlay(name: string | null): void {
  try {
    if (name === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, name);
  } catch {
    // Without storage the player is only not told about an abandoned round.
  }
}

function roundInPlay(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

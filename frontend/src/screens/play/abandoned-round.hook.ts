import { useEffect, useState } from 'react';
import type { RoundOwner } from './round-sync.hook';

const storageKey = 'round-in-play';

/**
 * Tells whether the player comes back from a round of this game that they left, by a reload or any other way: a round
 * lives only as long as its page. This tab remembers the one in play.
 */
export function useAbandonedRound({ userId, gameName }: RoundOwner, isInPlay: boolean): boolean {
  const name = `${userId} ${gameName}`;
  const [isLeft] = useState(() => roundInPlay() === name);
  // Nothing is cleaned up: whoever leaves the screen in the middle leaves the round.
  useEffect(() => noteRoundInPlay(isInPlay ? name : null), [isInPlay, name]);
  return isLeft;
}

function noteRoundInPlay(name: string | null): void {
  try {
    if (name === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, name);
  } catch {
    // Without storage, a lost round is only not told of.
  }
}

function roundInPlay(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

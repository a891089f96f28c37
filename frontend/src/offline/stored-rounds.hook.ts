import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenLoaded } from '../lib/when-loaded';
import { canStoreRounds, roundOutbox } from './round-outbox';

/**
 * Returns true if rounds would be lost with the page because storage is full or blocked. Also true for a
 * moment while a round is being written.
 */
export function useUnsavedRounds(): boolean {
  return useSyncExternalStore(roundOutbox.onChange, () => roundOutbox.unsaved().length > 0);
}

/** Returns whether a round that cannot be sent at once could be stored here; true until known. */
export function useCanStoreRounds(): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useEffect(() => whenLoaded(canStoreRounds(), setHasRoom), []);
  return hasRoom;
}

import { useEffect, useState } from 'react';
import { onOutboxChange } from './outbox-changes';
import { roundsInMemory } from './memory-rounds';
import { allRounds, canStoreRounds } from './round-outbox';
import type { PlayedRound } from './played-round';

/**
 * Returns all rounds stored in this browser, of any member, in the order they were played; empty at first.
 */
export function useStoredRounds(): readonly PlayedRound[] {
  const [rounds, setRounds] = useState<readonly PlayedRound[]>([]);
  useEffect(() => {
    let newestReading = 0;
    const read = async (): Promise<void> => {
      newestReading += 1;
      const reading = newestReading;
      const kept = await allRounds();
      if (reading === newestReading) setRounds(kept);
    };
    void read();
    const stop = onOutboxChange(() => void read());
    return () => {
      newestReading = Infinity;
      stop();
    };
  }, []);
  return rounds;
}

/**
 * Returns true if rounds would be lost with the page because storage is full or blocked. Also true for a
 * moment while a round is being written.
 */
export function useUnsavedRounds(): boolean {
  const [hasUnsaved, setHasUnsaved] = useState(() => roundsInMemory().length > 0);
  useEffect(() => {
    const read = (): void => setHasUnsaved(roundsInMemory().length > 0);
    read();
    return onOutboxChange(read);
  }, []);
  return hasUnsaved;
}

/** Returns whether a round that cannot be sent at once could be stored here; true until known. */
export function useCanStoreRounds(): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useEffect(() => {
    let isGone = false;
    void canStoreRounds().then((can) => {
      if (!isGone) setHasRoom(can);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return hasRoom;
}

import { useEffect, useState } from 'react';
import { onOutboxChange } from './outbox-changes';
import { roundsInMemory } from './memory-rounds';
import { allRounds, canStoreRounds } from './round-outbox';
import type { WaitingRound } from './waiting-round';

/** Returns the rounds that this browser keeps, whoever played them, in the order they were played; none at first. */
export function useStoredRounds(): readonly WaitingRound[] {
  const [rounds, setRounds] = useState<readonly WaitingRound[]>([]);
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
 * Tells whether this browser writes nothing down (storage full or blocked), so that rounds would go with the page. It
 * is true for a moment, too, while one is being written.
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

/** Tells whether a round that can't be sent at once would be written down here; yes until the contrary is known. */
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

import { useEffect, useState } from 'react';
import { onBoxChange } from './box-changes';
import { roundsInMemory } from './memory-rounds';
import { allRounds, canKeepRounds } from './round-box';
import type { WaitingRound } from './waiting-round';

/** Gives the rounds that this browser keeps, whoever played them, in the order they were played; none at first. */
export function useKeptRounds(): readonly WaitingRound[] {
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
    const stop = onBoxChange(() => void read());
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
export function useUnwrittenRounds(): boolean {
  const [hasUnwritten, setHasUnwritten] = useState(() => roundsInMemory().length > 0);
  useEffect(() => {
    const read = (): void => setHasUnwritten(roundsInMemory().length > 0);
    read();
    return onBoxChange(read);
  }, []);
  return hasUnwritten;
}

/** Tells whether a round that can't be sent at once would be written down here; yes until the contrary is known. */
export function useRoomForRounds(): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useEffect(() => {
    let isGone = false;
    void canKeepRounds().then((can) => {
      if (!isGone) setHasRoom(can);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return hasRoom;
}
